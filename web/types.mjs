// The types of the server's contract: `quartier serve --openapi | node types.mjs > src/lib/api/schema.d.ts`
import { text } from 'node:stream/consumers';
import openapiTS, { astToString } from 'openapi-typescript';

/**
 * Titles only repeat names, and TypeScript tells the members of a union apart without being told by which field.
 * @param {string} key
 * @param {unknown} value
 */
const isNoise = (key, value) => key === 'discriminator' || (key === 'title' && typeof value === 'string');

const source = await text(process.stdin);
const contract = /** @type {import('openapi-typescript').OpenAPI3} */ (
  JSON.parse(source, (key, value) => (isNoise(key, value) ? undefined : /** @type {unknown} */ (value)))
);
// A field with a default may be left out of a request; what the server sends has no defaults.
const types = await openapiTS({ ...contract, paths: {} }, { alphabetize: true, defaultNonNullable: false });
process.stdout.write(`/* Written by \`make types\` from the server's contract. */\n\n${astToString(types)}`);

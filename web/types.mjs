// The types of the server's contract: `quartier serve --openapi | node types.mjs > src/lib/api/schema.d.ts`
import { text } from 'node:stream/consumers';
import openapiTS, { astToString } from 'openapi-typescript';

// Titles only repeat names, and TypeScript tells the members of a union apart without being told by which field.
const isNoise = (key, value) => key === 'discriminator' || (key === 'title' && typeof value === 'string');

const contract = JSON.parse(await text(process.stdin), (key, value) => (isNoise(key, value) ? undefined : value));
// A field with a default may be left out of a request; what the server sends has no defaults.
const types = await openapiTS({ ...contract, paths: {} }, { alphabetize: true, defaultNonNullable: false });
process.stdout.write(`/* Written by \`make types\` from the server's contract. */\n\n${astToString(types)}`);

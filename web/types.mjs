// The shapes of the server's contract as types: `quartier serve --openapi | node types.mjs > src/lib/api/schema.d.ts`
import { text } from 'node:stream/consumers';
import openapiTS, { astToString } from 'openapi-typescript';

const contract = /** @type {import('openapi-typescript').OpenAPI3} */ (JSON.parse(await text(process.stdin)));
const shapes = await openapiTS({ ...contract, paths: {} }, { alphabetize: true });
process.stdout.write(`/* Written by \`make types\` from the server's contract. */\n\n${astToString(shapes)}`);

import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const catalogues = import.meta.glob<string>(['./*.ftl', '../boards/*/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pairs = Object.keys(catalogues)
  .filter((path) => path.endsWith('en.ftl'))
  .map((path) => [path, path.replace(/en\.ftl$/, 'fr.ftl')] as const);

const messages = (path: string): string[] =>
  new FluentResource(catalogues[path] ?? '').body.map((message) => message.id).sort();

test.each(pairs)('%s says everything in French too', (english, french) => {
  expect(messages(french)).toEqual(messages(english));
});

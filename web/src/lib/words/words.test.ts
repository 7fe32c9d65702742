import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { languages, USUAL_LANGUAGE } from './catalogues';

const catalogues = import.meta.glob<string>(['./*.ftl', '../boards/*/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const folders = [...new Set(Object.keys(catalogues).map((path) => path.replace(/[^/]+$/, '')))];
const cases = languages().flatMap((language) => folders.map((folder) => [folder, language] as const));

const messages = (path: string): string[] =>
  new FluentResource(catalogues[path] ?? '').body.map((message) => message.id).sort();

test.each(cases)('everything in %s is said in the language %s', (folder, language) => {
  expect(messages(`${folder}${language}.ftl`)).toEqual(messages(`${folder}${USUAL_LANGUAGE}.ftl`));
});

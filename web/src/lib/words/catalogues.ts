/** The catalogues, found by their files: a language is added by adding them. */
import type { Language } from '../api/types';

/** The client's own words, by language. */
export const CATALOGUES = byLanguage(import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }));
/** Their files are named after languages of the server's. */
export const languages = (): Language[] => Object.keys(CATALOGUES) as Language[];

/** Spoken to those whose browser asks for a language that we do not speak. */
export const USUAL_LANGUAGE: Language = 'en';

const BOARD_CATALOGUES = import.meta.glob<string>('../boards/*/*.ftl', { query: '?raw', import: 'default' });

/** The words that only the drawing of a game needs; most drawings need some. */
export async function boardCatalogue(language: string, game: string): Promise<string> {
  return (await BOARD_CATALOGUES[`../boards/${game}/${language}.ftl`]?.()) ?? '';
}

function byLanguage(files: Record<string, () => Promise<string>>): Record<string, () => Promise<string>> {
  return Object.fromEntries(
    Object.entries(files).map(([path, load]) => [path.slice('./'.length, -'.ftl'.length), load]),
  );
}

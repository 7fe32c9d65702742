/** Every word shown to people: the client's own lie beside this file, a board's in its folder; the server has a game's. */
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import { api, speak } from '../api/client';
import type { Language } from '../api/types';
import { keepSettings, settings } from '../settings.svelte';
import { boardCatalogue, CATALOGUES } from './catalogues';

export type Facts = Record<string, FluentVariable>;

class Words {
  #bundle = $state.raw<FluentBundle | null>(null);
  #games = $state.raw(new Map<string, FluentBundle>());

  get language(): Language {
    return settings.language;
  }

  async learn(language: Language): Promise<void> {
    const bundle = await ownBundle(language);
    speak(language);
    const games = await Promise.all(
      [...this.#games.keys()].map(async (game) => [game, await fetchGame(language, game)] as const),
    );
    this.#games = new Map(games);
    settings.language = language;
    keepSettings();
    document.documentElement.lang = language;
    this.#bundle = bundle;
  }

  /** What a language offers itself by, in its own words. */
  async offerOf(language: Language): Promise<string> {
    return format(await ownBundle(language), 'in-this-language') ?? language;
  }

  /** Makes the words of a game known, for `sayIn`. */
  async learnGame(game: string): Promise<void> {
    if (this.#games.has(game)) return;
    const bundle = await fetchGame(this.language, game);
    this.#games = new Map(this.#games).set(game, bundle);
  }

  say = (message: string, facts?: Facts): string => {
    return format(this.#bundle, message, facts) ?? message;
  };

  /** A message of a game's or its board's catalogue, else one of the client's. */
  sayIn = (game: string, message: string, facts?: Facts): string => {
    return this.findIn(game, message, facts) ?? this.say(message, facts);
  };

  /** A message of a game's or its board's catalogue, if there is one. */
  findIn = (game: string, message: string, facts?: Facts): string | null =>
    format(this.#games.get(game) ?? null, message, facts);

  number = (value: number): string => new Intl.NumberFormat(this.language).format(value);
}

async function ownBundle(language: string): Promise<FluentBundle> {
  return bundleOf(language, (await CATALOGUES[language]?.()) ?? '');
}

async function fetchGame(language: string, game: string): Promise<FluentBundle> {
  return bundleOf(language, ...(await Promise.all([api.words(language, game), boardCatalogue(language, game)])));
}

/** Squares such as "r3b5" are told as the board shows them: `{ CAPITALS($square) }`. */
const capitals = ([text]: (FluentValue | undefined)[]): string => String(text).toUpperCase();

function bundleOf(language: string, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { CAPITALS: capitals } });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

function format(bundle: FluentBundle | null, message: string, facts?: Facts): string | null {
  const pattern = bundle?.getMessage(message)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, facts) : null;
}

export const words = new Words();
export const { say } = words;

/** The words of one game, for its board. */
export const wordsOf =
  (game: string) =>
  (message: string, facts?: Facts): string =>
    words.sayIn(game, message, facts);

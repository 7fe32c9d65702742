/** What this browser remembers: language, theme and how the table should behave. */
import type { Language } from './api/types';
import { languages, USUAL_LANGUAGE } from './words/catalogues';

export interface Settings {
  language: Language;
  theme: 'paper' | 'blueprint' | null;
  /** The address of the table whose positions are shown in words and its moves as lists. */
  inWords: string | null;
  /** Others' moves follow each other without a pause. */
  hurried: boolean;
  /** Moves without an alternative are played for me. */
  forced: boolean;
  sound: boolean;
}

const KEY = 'quartier';

function remembered(): Settings {
  const usual: Settings = {
    language: languages().find((language) => navigator.language.startsWith(language)) ?? USUAL_LANGUAGE,
    theme: null,
    inWords: null,
    hurried: false,
    forced: true,
    sound: true,
  };
  try {
    const kept = { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
    return languages().includes(kept.language) ? kept : { ...kept, language: usual.language };
  } catch {
    return usual;
  }
}

export const settings = $state(remembered());

export function keepSettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
  if (settings.theme) document.documentElement.dataset['theme'] = settings.theme;
}

export function switchTheme(): void {
  settings.theme = document.documentElement.dataset['theme'] === 'blueprint' ? 'paper' : 'blueprint';
  keepSettings();
}

export function switchSound(): void {
  settings.sound = !settings.sound;
  keepSettings();
}

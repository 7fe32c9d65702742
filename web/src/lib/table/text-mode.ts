/** Whether the table on this page is drawn or told in words; a choice that belongs to one table. */
import { router } from '../router.svelte';
import { keepSettings, settings } from '../settings.svelte';

export const isInWords = (): boolean => settings.inWords === router.path;

export function switchMode(): void {
  settings.inWords = isInWords() ? null : router.path;
  keepSettings();
}

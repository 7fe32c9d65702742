import type { Snippet } from 'svelte';
import type { IconName } from '../pieces/icons';

/** Something that belongs to the table but need not always be in sight: the log, the chat, shops, charts. */
export interface Panel {
  name: string;
  label: string;
  icon: IconName;
  /** How much of it is new. */
  badge?: number;
  /** Is given what closes the panel where it is a sheet over the board. */
  body: Snippet<[reveal: () => void]>;
}

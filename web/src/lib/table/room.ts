/** How much room a table has. One place decides; the style of the table follows the same three cases. */
import { MediaQuery } from 'svelte/reactivity';

/** Wide and low: what is asked stands beside the board instead of below it. */
export const isWide = new MediaQuery('(min-width: 40rem) and (min-aspect-ratio: 11/10)');

/** Beside the board there is room for log and chat as well; elsewhere they are sheets. */
export const isRoomy = new MediaQuery('(min-width: 60rem) and (min-height: 36rem) and (min-aspect-ratio: 11/10)');

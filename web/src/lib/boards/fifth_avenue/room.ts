/**
 * Whether shops, piles and auctions find room beside the map, as wide as a table's middle is on such a screen.
 * Elsewhere they come after the question, so that the question is seen together with the map.
 */
import { MediaQuery } from 'svelte/reactivity';

const BETWEEN_TWO_COLUMNS = '(min-width: 66rem) and (max-width: 74.99rem)';
const BETWEEN_THREE_COLUMNS = '(min-width: 88.2rem) and (min-height: 43.5rem)';

export const hasRoom = new MediaQuery(`${BETWEEN_TWO_COLUMNS}, ${BETWEEN_THREE_COLUMNS}`);

/** On a narrow screen what lies beside the map comes after the question, so that the question is seen with the map. */
import { MediaQuery } from 'svelte/reactivity';

export const isNarrow = new MediaQuery('(max-width: 47.99rem)');

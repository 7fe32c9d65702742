/** What a grid of lots is told about its lots and its sides. */
import type { Ink } from '../design/inks';
import type { Mark } from './marks';

export interface Lot {
  /** What names the lot, such as "3,5". */
  key: string;
  ink: Ink | null;
  /** The lot in words. */
  label: string;
  /** Crossed out like a void in a plan. */
  crossed?: boolean;
  /** A small number in its corner. */
  figure?: string | number | null;
  /** What choosing it would do. */
  mark?: Mark | null;
}
/** The numbers along one side, and their ink. */
export interface Axis {
  labels: string[];
  tone: 'red' | 'black' | 'blue';
}

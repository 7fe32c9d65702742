/** What choosing a place would do, as a small sign on it: taking, buying, paying and losing look different. */
export interface Mark {
  kind: 'take' | 'buy' | 'pay' | 'lose';
  /** A number or a sign or two. */
  text: string;
}

// The file that the page about Markdown includes a part of.

// #region price
/** What a ride costs, in cents. */
export function priceOf(minutes: number): number {
  return 100 + 15 * minutes;
}
// #endregion price

/** What the button says. */
export function labelOf(count: number): string {
  return count === 1 ? 'Pressed once' : `Pressed ${count} times`;
}

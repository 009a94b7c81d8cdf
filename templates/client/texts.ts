// Words for what the script says. They come in the shell's HTML, so that one script serves every language.

/** The text of a key of the shell's `data-xd-texts`, or nothing. */
export function clientText(key: string): string {
  const data = document.querySelector<HTMLElement>('[data-xd-texts]')?.dataset['xdTexts'];
  return data ? ((JSON.parse(data) as Record<string, string>)[key] ?? '') : '';
}

/** Has a screen reader say something. */
export function announce(text: string): void {
  const status = document.getElementById('xd-status');
  if (!status) return;
  // The same words twice are no change, and would stay unsaid.
  status.textContent = '';
  requestAnimationFrame(() => (status.textContent = text));
}

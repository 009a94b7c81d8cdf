// What a reader gets who copies code. In: its element. Out: its text, without the lines that a diff removes.

/** The text of a block of code. */
export function copiedText(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  for (const removed of copy.querySelectorAll('.line-remove')) {
    // The line break after a line belongs to it.
    if (removed.nextSibling?.nodeType === Node.TEXT_NODE) removed.nextSibling.textContent = '';
    removed.remove();
  }
  return copy.textContent.replace(/\n$/, '');
}

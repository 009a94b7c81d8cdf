// What a description says first. In: Markdown. Out: its first sentence, for a hint or a line of a list.

/** Markdown up to the end of its first sentence or paragraph. */
export function firstSentenceOf(description: string): string {
  const [paragraph = ''] = description.trim().split(/\n\s*\n|\n\s*[-*] /);
  // It stands within a link’s line or is said with a field: links in it would be none.
  const text = paragraph.replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1').replace(/\s+/g, ' ');
  return /^.*?[^.\s][.!?](?=\s+[A-Z`]|$)/.exec(text)?.[0] ?? text.replace(/:$/, '.');
}

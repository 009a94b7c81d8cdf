// Words for what scripts say. The script of every page knows them and hands them to those that come later.
import type { ScriptTextKey } from '../../src/model/script-texts.ts';

/** `<html>`, with the words once the page's script runs (own-texts.ts). */
export type SpeakingRoot = HTMLElement & { xdTexts?: Readonly<Partial<Record<string, string>>> };

/** The page's text of a key. */
export function clientText(key: ScriptTextKey): string {
  return (document.documentElement as SpeakingRoot).xdTexts?.[key] ?? '';
}

/** Has a screen reader say something. */
export function announce(text: string): void {
  const status = document.getElementById('xd-status');
  if (!status) return;
  // The same words twice are no change, and would stay unsaid.
  status.textContent = '';
  requestAnimationFrame(() => (status.textContent = text));
}

// Demos taken elsewhere: to a sandbox, into a zip, to a chat.

export type ExportKind = 'stackblitz' | 'codesandbox' | 'zip' | 'chat';

/** Takes a demo elsewhere, in the language and styling that the reader has chosen. */
export async function exportDemo(kind: ExportKind, demo: HTMLElement): Promise<void> {
  await Promise.reject(new Error(`${kind}: ${demo.id}`));
}

// Names of exports in preview. In: an exported name. Out: its stable name.

/** `Unstable_Button` and `unstable_useButton` without the preview prefix. */
export function bareNameOf(name: string): string {
  return name.replace(/^unstable_/i, '');
}

// Names of exports in preview. In: an exported name. Out: the name readers know it by.

/** `Unstable_Button` and `unstable_useButton` without the mark of a preview. */
export function bareNameOf(name: string): string {
  return name.replace(/^unstable_/i, '');
}

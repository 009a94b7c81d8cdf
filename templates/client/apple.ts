// Which key gives orders: ⌘ on Apple's machines, Ctrl on all others.

/** Whether the reader sits at a machine with ⌘. */
export function isApple(): boolean {
  return /Mac|iP/.test(navigator.platform);
}

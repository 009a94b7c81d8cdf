// The one message that demos of commercial packages may have on the console: no licence key was given. The libraries say it once for
// each package that a document uses.

const notice = /^\*+\n\nMUI X: Missing license key\.\n\n[^]*?`(@mui\/x-[a-z-]+)`[^]*\n\*+(?: \(\S+\))?$/;

/** The package that a message says to have no key for; `undefined` for any other message. */
export function packageWithoutKey(message: string): string | undefined {
  return notice.exec(message)?.[1];
}

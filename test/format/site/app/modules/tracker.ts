// Replaced by a stub.
export const tracker = 'a tracker of the site';

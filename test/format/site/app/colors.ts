// A module of the site, which demos import and readers do not see.
export const color = 'rebeccapurple';

// In the place of a file, whatever the import that leads to it.
export const tracker = 'no tracker';

// Modules of demos hand on what the demo imports, so that an edited text of it can import the same from code that the
// page has already. The bundler writes these names, and the editor reads them.

/** The exported name of a value: by the place of its specifier, and its own among that one's names. */
export function handedOnName(place: number, index: number): string {
  return `$${place}_${index}`;
}

/** What every module of a demo hands on whole, whether the demo imports it or not. */
export const alwaysThere = ['react', 'react-dom', 'react/jsx-runtime'] as const;

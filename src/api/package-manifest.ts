// What the reader of the API wants to know of a package.json. In: its text. Out: the fields.

interface Manifest {
  readonly homepage?: string;
  readonly repository?: string | { readonly url?: string };
}

/** The fields of a manifest; none, where it cannot be read. */
export function manifestOf(text: string): Manifest {
  try {
    return JSON.parse(text) as Manifest;
  } catch {
    return {};
  }
}

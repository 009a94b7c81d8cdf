// A documented package as it was found.

/** A package whose types were found. */
export interface PackageEntry {
  readonly name: string;
  /** The declaration file, or the source, that `import 'name'` resolves to. */
  readonly file: string;
  /** The folder of its package.json. */
  readonly folder: string;
  /** Origin of the `homepage` in its package.json. */
  readonly home?: string;
}

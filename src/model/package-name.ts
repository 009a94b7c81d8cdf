// The package that an import belongs to.

/** `@scope/name` of `@scope/name/part`; `undefined` for paths, URLs, `node:fs`, `#inner` and the like. */
export function packageNameOf(specifier: string): string | undefined {
  return /^(?:@[a-z\d~-][\w.~-]*\/)?[a-z\d~-][\w.~-]*(?=\/|$)/i.exec(specifier)?.[0];
}

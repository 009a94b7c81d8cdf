// The hash in the name of an output file. In: a digest in base64url. Out: eight letters and digits.

/** A file's name changes with its content; characters that names and addresses give a meaning to are none of it. */
export function nameHash(digest: string): string {
  return digest.slice(0, 8).replace(/[-_]/g, 'x');
}

// The content hash in an output file's name. In: a digest in base64url. Out: eight letters and digits.

/** Shortens the digest and replaces the characters that have a meaning in file names and URLs. */
export function nameHash(digest: string): string {
  return digest.slice(0, 8).replace(/[-_]/g, 'x');
}

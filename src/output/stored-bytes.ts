// Bytes in a record, which is JSON. In: contents of a file. Out: text where it is text, which takes the least room, else Base64.

export type StoredBytes = string | { readonly base64: string };

/** What a record has of contents. */
export function storedBytes(contents: Uint8Array): StoredBytes {
  const bytes = Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength);
  const text = bytes.toString();
  return Buffer.from(text).equals(bytes) ? text : { base64: bytes.toString('base64') };
}

/** The contents again. */
export function bytesOf(stored: StoredBytes): Uint8Array {
  return typeof stored === 'string' ? Buffer.from(stored) : Buffer.from(stored.base64, 'base64');
}

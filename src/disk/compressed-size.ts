// How large a file is on its way to a browser.
import { gzip } from 'node:zlib';

/** The bytes of a file as most servers send it; compressed beside other work. */
export function compressedSize(contents: Uint8Array): Promise<number> {
  return new Promise((resolve, reject) => {
    gzip(contents, (error, compressed) => (error ? reject(error) : resolve(compressed.length)));
  });
}

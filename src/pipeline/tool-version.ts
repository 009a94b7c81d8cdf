// What a cache must match to be used: this copy of xdocs, byte for byte.
import { readdirSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

let known: string | undefined;

/** A hash of the compiled code: a changed tool never reads another one's records. */
export function toolVersion(): string {
  if (known) return known;
  const folder = join(dirname(fileURLToPath(import.meta.url)), '..');
  const hash = createHash('sha256');
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/\.[jt]s$/.test(path) && !path.endsWith('.d.ts')) hash.update(path).update(readFileSync(join(folder, path)));
  }
  known = hash.digest('base64url').slice(0, 16);
  return known;
}

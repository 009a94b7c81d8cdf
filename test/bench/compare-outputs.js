// Compares two output folders byte by byte: node test/bench/compare-outputs.js BEFORE AFTER. Names in the output carry hashes
// of what a file is made from, some of them of the tool itself: a file whose bytes are the same but for such names is counted
// apart and is no difference.
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const [before, after] = process.argv.slice(2);
if (!before || !after) {
  process.stderr.write('usage: node test/bench/compare-outputs.js BEFORE AFTER\n');
  process.exit(2);
}

const hashedName = /([\w-]+\.)[\w-]{8}(\.(?:js|css|html|json|txt|png|svg|woff2|md))(?![\w.])/g;
const neutral = (text) => text.replace(hashedName, '$1$2');

/** Texts by path, neither with hashes in names: files that differ in nothing but the hash of their name share a list. */
function textsOf(folder) {
  const texts = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = neutral(relative(folder, path));
    texts.set(name, [...(texts.get(name) ?? []), { path: relative(folder, path), text: readFileSync(path, 'latin1') }]);
  }
  return texts;
}

const [old, fresh] = [textsOf(before), textsOf(after)];
const count = { same: 0, named: 0, other: 0 };
for (const name of [...new Set([...old.keys(), ...fresh.keys()])].sort()) {
  const [left, right] = [old.get(name) ?? [], [...(fresh.get(name) ?? [])]];
  for (const file of left) {
    const exact = right.findIndex((one) => one.path === file.path && one.text === file.text);
    const found = exact >= 0 ? exact : right.findIndex((one) => neutral(one.text) === neutral(file.text));
    if (found >= 0) right.splice(found, 1);
    else process.stdout.write(`- ${file.path}\n`);
    count[exact >= 0 ? 'same' : found >= 0 ? 'named' : 'other']++;
  }
  for (const file of right) process.stdout.write(`+ ${file.path}\n`);
  count.other += right.length;
}
process.stdout.write(
  `${count.same} the same, ${count.named} the same but for hashes in names, ${count.other} different\n`,
);
process.exitCode = count.other > 0 ? 1 : 0;

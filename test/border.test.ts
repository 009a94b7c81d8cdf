// The border between Node and the browser is compiled: small files that cross it are put into a copy of each project,
// and the compiler must refuse them. What keeps to its side must pass, so that nothing is refused for another reason.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repository } from './support/compiled-package.ts';

/** What the compiler must refuse: where, which name, and the code that has it. */
const crossing: readonly (readonly [path: string, refused: string, text: string])[] = [
  ['src/model/window.ts', 'window', 'export const width = window.innerWidth;'],
  ['src/model/document.ts', 'document', 'export const title = document.title;'],
  ['src/model/storage.ts', 'localStorage', "export const kept = localStorage.getItem('mode');"],
  ['src/model/process.ts', 'process', 'export const folder = process.cwd();'],
  ['src/model/buffer.ts', 'Buffer', "export const bytes = Buffer.from('text');"],
  ['src/model/disk.ts', 'node:fs', "export { statSync } from 'node:fs';"],
  ['src/model/room.ts', 'src/site/plain.ts', "export { plain } from '../site/plain.ts';"],
  ['src/site/document.ts', 'document', 'export const title = document.title;'],
  ['src/site/window.ts', 'window', 'export const width = window.innerWidth;'],
  ['src/emit/element.ts', 'HTMLElement', 'export const isHidden = (element: HTMLElement) => element.hidden;'],
  ['src/commands/storage.ts', 'localStorage', "export const kept = localStorage.getItem('mode');"],
  ['src/render/script.ts', 'templates/client/plain.ts', "export { plain } from '../../templates/client/plain.ts';"],
  ['templates/client/buffer.ts', 'Buffer', "export const bytes = Buffer.from('text');"],
  ['templates/client/process.ts', 'process', 'export const folder = process.cwd();'],
  ['templates/client/disk.ts', 'node:fs', "export { statSync } from 'node:fs';"],
  ['templates/shell/path.tsx', 'path', "export { join } from 'path';"],
  ['templates/islands/timer.ts', 'NodeJS', 'export const timer: NodeJS.Timeout = setTimeout(() => {});'],
  ['templates/client/room.ts', 'src/site/plain.ts', "export { plain } from '../../src/site/plain.ts';"],
];

/** What each side may use: its own globals, those of both, and the model. */
const keeping: Readonly<Record<string, string>> = {
  'src/site/plain.ts': 'export const plain = 1;',
  'templates/client/plain.ts': 'export const plain = 1;',
  'src/model/own.ts': 'export const own: number = new TextEncoder().encode("own").length;',
  'src/site/own.ts': `import { statSync } from 'node:fs';
import { nameHash } from '../model/name-hash.ts';
export const own: readonly unknown[] = [statSync('.'), Buffer.from(nameHash('own')), new URL('a:b')];`,
  'templates/client/own.ts': `import { nameHash } from '../../src/model/name-hash.ts';
export const own: readonly unknown[] = [document.title, nameHash('own'), new URL('a:b')];
export const timer: number = setTimeout(() => {});`,
};

function compile(cwd: string, ...options: readonly string[]): string {
  const compiler = join(repository, 'node_modules/typescript-native/bin/tsc');
  const { stdout, stderr } = spawnSync(process.execPath, [compiler, ...options], { cwd, encoding: 'utf8' });
  if (stderr) throw new Error(stderr);
  return stdout;
}

let folder: string;
/** What the compiler says of each file. */
const problems: Record<string, string[]> = {};

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'xdocs-border-')));
  // One by one: the compiler keeps its records in the folder that holds them.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(repository, 'node_modules')).filter((entry) => !entry.startsWith('.')))
    symlinkSync(join(repository, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
  const isKept = (path: string) =>
    statSync(path).isDirectory() || /(?:tsconfig\.json|\.d\.ts|[\\/]model[\\/].+)$/.test(path);
  for (const part of ['tsconfig.json', 'package.json']) cpSync(join(repository, part), join(folder, part));
  for (const part of ['src', 'templates'])
    cpSync(join(repository, part), join(folder, part), { recursive: true, filter: isKept });
  for (const [path, text] of [...Object.entries(keeping), ...crossing.map(([file, , code]) => [file, code] as const)])
    writeFileSync(join(folder, path), text);
  for (const line of compile(folder, '-b', 'src', 'templates', '--pretty', 'false').split('\n')) {
    const [, path, message] = /^([^\s(]+)(?:\(\d+,\d+\))?: error TS\d+: (.*)$/.exec(line) ?? [];
    if (path) (problems[path] ??= []).push(message!);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(crossing)('refuses %s its %s', (path, refused) => {
  expect(problems[path]?.join('\n')).toContain(refused);
});

it('refuses nothing else', () => {
  expect(Object.keys(problems).sort()).toEqual(crossing.map(([path]) => path).sort());
});

it.each([
  ['src/model', /@types[\\/]node|lib\.dom/],
  ['src', /lib\.dom/],
  ['templates', /@types[\\/]node/],
])('no package brings the other side’s types into %s', (project, other) => {
  const files = compile(repository, '-p', project, '--listFilesOnly').trim().split('\n');
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((path) => other.test(path))).toEqual([]);
});

// What is said where the system opens no more files, wherever that is noticed.
import { expect, it } from 'vitest';
import { run } from '../../src/cli.ts';
import { diskError } from '../../src/disk/disk-error.ts';
import { XdocsError } from '../../src/model/problem.ts';
import { failureText, knownReason, unwatchedText } from '../../src/report/failure-text.ts';

const refused = (code: string) =>
  Object.assign(new Error(`${code}: too many open files, open 'a.md'`), { code, syscall: 'open' });

it.each([
  ['of this process', refused('EMFILE')],
  ['of all processes', refused('ENFILE')],
  ['below another error', new Error('The page cannot be read.', { cause: refused('EMFILE') })],
  ['of a file that is named', diskError(refused('EMFILE'), 'The file a.svg cannot be read')],
])('says what is wrong and what would be right: %s', (_, error) => {
  expect(failureText(error)).toMatch(/^Too few files may be open at once \(.+\)\. Raise the limit, .*ulimit -n 4096/);
});

it('leaves other errors as they are', () => {
  expect(failureText(new XdocsError('The config is wrong.'))).toBe('The config is wrong.');
  expect(failureText(new Error('bug'))).toMatch(/^Error: bug\n +at /);
});

it('takes what fails where hardly any file may be open for that, too', () => {
  const missing = new Error("Cannot find package 'a'");
  expect(knownReason(missing, () => 40)).toMatch(/^Too few files may be open at once, only 40 \(Cannot find package/);
  expect(knownReason(missing, () => 1024)).toBeUndefined();
  expect(knownReason(missing, () => undefined)).toBeUndefined();
});

it('says of a watcher that changes are not followed', () => {
  expect(unwatchedText(refused('EMFILE'))).toMatch(/^Not all files can be watched \(EMFILE.*changes of some/);
});

it('is no bug to the command line', async () => {
  const told: string[] = [];
  const io = {
    stdout: { write: () => true },
    stderr: { write: (text: string) => told.push(text) },
    env: {},
    cwd: (): string => {
      throw refused('EMFILE');
    },
    once: () => undefined,
    removeListener: () => undefined,
  };
  expect(await run(['check'], io)).toBe(2);
  expect(told.join('')).toMatch(/^xdocs: Too few files may be open at once, only \d+ \(EMFILE.*ulimit -n/);
});

import { expect, it } from 'vitest';
import { shortStack } from '../../src/report/short-stack.ts';

const code = `export function Head() { throw new Error('no head'); }\n${'// Much more of it.\n'.repeat(1000)}`;
const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;

it('names compiled templates by a word, and the place in them', async () => {
  const { Head } = (await import(url)) as { Head: () => void };
  let stack = '';
  try {
    Head();
  } catch (error) {
    stack = shortStack(error);
  }
  expect(stack).toMatch(/^Error: no head\n\s+at .*Head \(templates:1:\d+\)\n/);
  expect(stack.length).toBeLessThan(3000);
});

it('cuts an address in a message, too, and shows what is no error', () => {
  expect(shortStack(Object.assign(new Error(`no package "x" for ${url}`), { stack: undefined }))).toBe(
    'Error: no package "x" for templates',
  );
  expect(shortStack('no reason')).toBe('no reason');
  expect(shortStack(undefined)).toBe('undefined');
});

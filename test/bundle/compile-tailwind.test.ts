// Tailwind for one demo: its rules, without Preflight, for the demo and its popups alone.
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { tailwindOf } from '../../src/bundle/compile-tailwind.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const compile = (classes: readonly string[], css = '') =>
  tailwindOf(root)!.compile({ classes, css, folder: '/', scope: 'tx' });
const scope = '[data-xd-tailwind=tx]';
const within = `:where(${scope},${scope} *)`;

it('makes rules of the words that it knows, and of nothing else', async () => {
  const { css } = await compile(['p-4', 'hover:underline', 'nonsense', 'sm:p-8']);
  expect(css).toContain(`.p-4${within}{padding:calc(var(--spacing) * 4)}`);
  expect(css).toContain(`.hover\\:underline:hover${within}{`);
  expect(css).toContain(`@media (min-width:40rem){.sm\\:p-8${within}{`);
  expect(css).not.toContain('nonsense');
  // Preflight.
  expect(css).not.toMatch(/box-sizing|line-height|html/);
});

it('says nothing about elements outside of the demo: no selector, variable, property or animation', async () => {
  const words = [
    'animate-spin',
    'translate-x-1',
    'space-y-2',
    'before:p-1',
    'dark:p-1',
    'group-hover:p-1',
    '[&>p]:p-1',
  ];
  const { css } = await compile(words, '@theme{--color-brand:red}.card{@apply p-3 hover:bg-brand;a{color:red}}');
  expect(css).not.toMatch(/@property|:root|:host/);
  expect(css).toContain('@keyframes tx-spin');
  expect(css).toContain('tx-spin 1s');
  const selectors = [...css.replace(/@keyframes[^{]*\{(?:[^{}]*\{[^}]*\})*\}/g, '').matchAll(/(?:^|[{}])([^{}@]+)\{/g)];
  expect(selectors.length).toBeGreaterThan(8);
  // Each is the part itself, or ends in the condition.
  for (const [, selector] of selectors) expect(selector).toMatch(/\[data-xd-tailwind=tx\](?: \*\)(?:::?[\w-]+)?)?$/);
});

it('follows the scheme of the page, not of the system', async () => {
  const { css } = await compile(['dark:hidden']);
  expect(css).toContain('[data-mui-color-scheme=dark]');
  expect(css).not.toContain('prefers-color-scheme');
});

it('gives the same for the same', async () => {
  const words = ['shadow-lg', 'p-4', 'flex', 'bg-linear-to-r', 'from-red-500'];
  expect(await compile(words)).toEqual(await compile([...words].reverse()));
});

it('says what is wrong with CSS, and whether other files are part of the result', async () => {
  await expect(compile([], '.a { @apply nonsense; }')).rejects.toThrow('Cannot apply unknown utility class `nonsense`');
  expect(await compile(['p-1'])).toMatchObject({ readsFiles: false });
});

it('is the project’s own', () => {
  expect(tailwindOf('/')).toBeUndefined();
});

// A site of another brand: its own name, colours, products and parts of the shell; nothing of it is in the tool.
import { expect, it } from 'vitest';
import { pageText } from '../support/disk-site.ts';
import { runXdocs } from '../support/run-xdocs.ts';
import { visitedSite } from '../support/visited-site.ts';

const config = `export default {
  name: 'Pedal UI', base: '/pedal', logo: '/mark.svg', repository: { url: 'https://example.com/pedal', branch: 'main' }, editUrl: 'https://example.com/pedal/edit/{path}',
  theme: { primary: { light: '#7a3fa8', dark: '#cfa6f0' } }, links: [{ text: 'Shop', href: 'https://example.com/shop/' }],
  footer: { text: 'Made in the saddle.', links: [] }, templates: { Footer: './Footer.tsx' },
  products: [{ id: 'bells', name: 'Bells', href: '/pedal/bells/', versions: [{ text: '3.0', href: '/pedal/bells/', current: true }, { text: '2.0', href: 'https://v2.example.com/' }] }, { id: 'locks', name: 'Locks', href: '/pedal/locks/' }],
};\n`;
const footer = `import { ShellFooter } from 'xdocs:Footer';

export default function Footer({ frame }) {
  return (
    <aside className="own-footer">
      <p>{frame.siteName} rides on.</p>
      <ShellFooter frame={frame} />
    </aside>
  );
}\n`;

const files = {
  'xdocs.config.ts': config,
  'Footer.tsx': footer,
  'public/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>',
  'content/index.md': pageText('Pedal UI', 'Ride. [Bells](/pedal/bells/)'),
  'content/bells.md': `---\nproductId: bells\n---\n\n${pageText('Bells', 'They ring.')}`,
  'content/locks.md': `---\nproductId: locks\n---\n\n${pageText('Locks', 'They hold.')}`,
};

const { built, open } = visitedSite(files);

it('shows its own name, mark, colours, links and products', async () => {
  expect(built().built).toMatchObject({ code: 0 });
  const { page, complaints } = await open('/pedal/bells/');
  expect(await page.title()).toBe('Bells - Pedal UI');
  expect(await page.locator('.brand').textContent()).toBe('Pedal UI');
  expect(await page.locator('.brand img').getAttribute('src')).toBe('/mark.svg');
  expect(
    await page
      .locator('html')
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--mui-palette-primary-main').trim()),
  ).toBe('#7a3fa8');
  expect(await page.getByRole('navigation', { name: 'Site links' }).textContent()).toBe('Shop');
  await page.locator('.product-menu summary').click();
  await page.locator('.product-menu').getByRole('link', { name: 'Locks' }).click();
  await page.locator('h1', { hasText: 'Locks' }).waitFor();
  expect(await page.content()).not.toMatch(/MUI X|mui-x/);
  expect(complaints).toEqual([]);
});

it('has a footer of its own, with the one that it replaces inside', async () => {
  const { page } = await open('/pedal/');
  expect(await page.locator('.own-footer > p').textContent()).toBe('Pedal UI rides on.');
  expect(await page.locator('.own-footer .site-footer-text').textContent()).toBe('Made in the saddle.');
});

it('is told of a part that there is not, and of a file that is missing', async () => {
  built().site.write({ 'xdocs.config.ts': config.replace("Footer: './Footer.tsx'", "Foter: './Footer.tsx'") });
  const misnamed = await runXdocs(['build'], { cwd: built().site.root });
  expect([misnamed.code, misnamed.stderr]).toEqual([
    2,
    expect.stringMatching(/"templates\.Foter"|Foter.*Did you mean.*Footer/) as string,
  ]);
  built().site.write({ 'xdocs.config.ts': config.replace('./Footer.tsx', './Foot.tsx') });
  const missing = await runXdocs(['build'], { cwd: built().site.root });
  expect([missing.code, missing.stderr]).toEqual([2, expect.stringContaining('Foot.tsx') as string]);
});

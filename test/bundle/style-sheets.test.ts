// The shell's style sheets as a reader gets them: nothing runs over them after they were put together, so they must be small already.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { compileRenderer } from '../../src/bundle/bundle-templates.ts';
import { evaluateRenderer } from '../../src/bundle/evaluate-renderer.ts';
import { compactCss } from '../../templates/theme/compact-css.ts';
import { frameOf } from '../templates/views.ts';

const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');

const context = {
  root,
  templates: `${root}/templates`,
  aliases: {},
  define: { 'process.env': '{}' },
  readText: (path: string) => readFile(path, 'utf8'),
};

it('a part of a site’s own has the classes of its CSS module', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'xdocs-part-'));
  writeFileSync(join(folder, 'Foot.module.css'), '.big { color: red }\n');
  const part = join(folder, 'Foot.jsx');
  writeFileSync(part, "import styles from './Foot.module.css';\nexport default () => <p className={styles.big} />;\n");
  const { server } = await compileRenderer({ ...context, parts: { Footer: part } });
  rmSync(folder, { recursive: true });
  expect(server).toContain('"Foot_big"');
});

it('a minifier makes them less than one per cent smaller', async () => {
  const { server } = await compileRenderer({ ...context, parts: {} });
  const renderer = await evaluateRenderer(server, false);
  const { css, sheets = [] } = renderer.renderFrame(frameOf());
  for (const { name, css: sheet } of [{ name: 'site', css }, ...sheets]) {
    const { code } = await transform(sheet, { loader: 'css', minify: true });
    // Of a sheet of a few rules some bytes are more than a hundredth.
    const most = Math.max(gzipSync(code).length * 1.01, gzipSync(code).length + 10);
    expect([name, gzipSync(sheet).length <= most]).toEqual([name, true]);
  }
});

it('what stands in quotes stays as it is', () => {
  const css = `.a { content: ", ;}rgb(1, 2, 3)"; } .b{content:'it\\'s, ;}';}`;
  expect(compactCss(css)).toBe(css.replace(";}';}", ";}'}"));
});

it('colours keep their meaning', () => {
  expect(compactCss('.a{color:rgb(7, 77, 255);b:rgb(300, 0, 0);c:rgba(0, 0, 0, 0.5);d:rgb(0 0 0 / 40%);}')).toBe(
    '.a{color:#074dff;b:#ff0000;c:rgba(0,0,0,0.5);d:rgb(0 0 0 / 40%)}',
  );
});

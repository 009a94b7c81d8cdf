// The document that runs edited code: what its policy lets happen, and what it weighs with the editor.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compileEditor } from '../../src/bundle/compile-editor.ts';

it('runs its own script and what that makes, and nothing else; the editor stays small enough to be waited for', async () => {
  const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');
  const { editor, runner } = await compileEditor({
    root,
    templates: `${root}/templates`,
    aliases: {},
    define: {},
    readText: (path) => readFile(path, 'utf8'),
  });
  const script = /<script>([^]*)<\/script>/.exec(runner.text)![1]!;
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(runner.text)![1]!.split('; ');
  expect(policy).toContain("default-src 'none'");
  expect(policy.find((part) => part.startsWith('script-src'))).toBe(
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}' blob:`,
  );
  expect(policy).toContain("form-action 'none'");
  // What closes the element in the middle of it would be another script than the policy names.
  expect(script).not.toContain('</script');
  expect(gzipSync(runner.text).length).toBeLessThan(3600);
  expect(gzipSync(editor.text).length).toBeLessThan(200_000);
});

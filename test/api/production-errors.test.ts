// The numbered errors of packages, from their compiled code.
import { expect, it } from 'vitest';
import { readProductionErrors } from '../../src/api/production-errors.ts';
import { packageFolderOf } from '../../src/disk/package-folder.ts';
import { diskSite } from '../support/disk-site.ts';

it('are read from the code beside the number: texts put together, values as places', async () => {
  const site = diskSite({
    'esm/a.js': [
      "throw new Error(process.env.NODE_ENV !== 'production' ? `Velo: the wheel ${wheel} is flat.\\n` + 'Pump it.' : _formatErrorMessage(12, wheel));",
      "throw new Error(process.env.NODE_ENV !== 'production' ? 'Velo: no bell.' : formatMuiErrorMessage(3));",
      "console.log(cond ? 'no error' : other(4), _formatErrorMessage(5));",
    ].join('\n'),
    'esm/b.js': 'throw new Error(x ? message : _formatErrorMessage(7, message));',
    'a.js': "throw new Error(x ? 'from another build' : _formatErrorMessage(9));",
  });
  try {
    expect(await readProductionErrors([site.root])).toEqual([
      { code: 3, message: 'Velo: no bell.' },
      { code: 12, message: 'Velo: the wheel %s is flat.\nPump it.' },
    ]);
  } finally {
    site.remove();
  }
});

it('of the installed libraries are all there', async () => {
  const folders = ['@mui/material', '@mui/system', '@mui/utils'].map((name) => packageFolderOf(name, process.cwd())!);
  const errors = await readProductionErrors(folders);
  expect(errors.length).toBeGreaterThan(10);
  expect(errors.find(({ code }) => code === 9)!.message).toMatch(/^MUI: Unsupported `%s` color\./);
});

it('packages that are not installed have no folder', () =>
  expect(packageFolderOf('@velo/nowhere', process.cwd())).toBeUndefined());

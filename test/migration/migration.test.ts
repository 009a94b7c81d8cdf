// The migration guides are true: their snippets compile, and the names in their tables are those of the packages. Reads what
// `npm run migration` has kept.
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { comparedBy, hashOf, namesIn, readGuide, readGuides } from './guides.ts';
import { indexFileFor, readChecked, readIndex } from './kept.ts';
import { faultsOf } from './names.ts';
import { installedBy } from './scratch.ts';
import { packagesOf, versionSets } from './versions.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const installed = installedBy(root);
const guides = readGuides(root);

describe('the migration guides', () => {
  it('have snippets that compile against the version that their title names', () => {
    const checked = readChecked(root);
    const faults = guides.flatMap(({ name, file, snippets }) =>
      snippets.flatMap(({ title, label, code, line }) => {
        const set = versionSets.find((each) => each.label === label);
        if (!set)
          return `${file}:${line}  "${title}" must end with a version: (${versionSets.map((each) => each.label).join('), (')})`;
        const hash = hashOf(code, packagesOf(set, installed));
        const result = checked.find((each) => each.guide === name && each.hash === hash);
        if (!result)
          return `${file}:${line}  "${title}" has not been checked as it stands: npm run migration -- ${name}`;
        return result.ok ? [] : `${file}:${line}  "${title}" does not compile: npm run migration -- ${name}`;
      }),
    );
    expect(faults).toEqual([]);
  });

  it('show after each snippet from before what becomes of it', () => {
    const faults = guides.flatMap(({ file, snippets }) =>
      snippets.flatMap(({ title, code, line }, index) => {
        if (!/^Before\b/.test(title)) return [];
        const next = snippets[index + 1];
        if (!next || !/^After\b/.test(next.title)) return `${file}:${line}  no "After" follows`;
        return next.code === code ? `${file}:${line}  "After" is the same code` : [];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('name in their tables what the packages have', () => {
    const faults = guides.flatMap(({ name, file, changes }) => {
      const versions = comparedBy(name);
      if (!versions) return [];
      const [from, to] = [versions.from, versions.to].map((label) =>
        readIndex(root, indexFileFor(versions.product, label, installed)),
      );
      return changes.flatMap((change) =>
        faultsOf(change, { from: from!, to: to! }).map(
          (fault) =>
            `${file}:${change.line}  ${fault} (npm run migration -- --diff ${versions.product} ${versions.from} ${versions.to})`,
        ),
      );
    });
    expect(faults).toEqual([]);
  });
});

describe('what is read of a guide', () => {
  it('is the snippets with their versions, and the rows of tables of changes', () => {
    const text = [
      '| Before | After | What to do |',
      '| :--- | :--- | :--- |',
      '| `<Chart legend />` | `<Chart slotProps />` | Move it |',
      '| `useThing()` | the same | Read the note |',
      '',
      '| Package | Version |',
      '| `react` | 18 |',
      '',
      '```tsx title="Before (v7)"',
      '<Chart legend />',
      '```',
    ].join('\n');
    const { snippets, changes } = readGuide('a.md', text);
    expect(snippets).toEqual([{ title: 'Before (v7)', label: 'v7', code: '<Chart legend />', line: 9 }]);
    expect(changes).toEqual([
      { before: ['Chart.legend'], after: ['Chart.slotProps'], isKept: false, line: 3 },
      { before: ['useThing'], after: [], isKept: true, line: 4 },
    ]);
  });

  it('leaves out code that is no name', () => {
    expect(namesIn("`@mui/x-license`, `sx={{ m: 1 }}`, `'asc'`, `true`, `apply(model)`, `.MuiChart-root`")).toEqual([
      'apply',
      '.MuiChart-root',
    ]);
  });
});

describe('a row of a table', () => {
  const from = new Map([['Chart', new Set(['legend', 'margin'])]]);
  const to = new Map([['Chart', new Set(['slotProps', 'margin'])]]);
  const row = (before: string, after?: string) => ({ before: [before], after: after ? [after] : [], isKept: false });

  it('is right about what was renamed, removed, or is used in another way', () => {
    expect(faultsOf(row('Chart.legend', 'slotProps'), { from, to })).toEqual([]);
    expect(faultsOf(row('legend'), { from, to })).toEqual([]);
    expect(faultsOf({ before: ['margin'], after: [], isKept: true }, { from, to })).toEqual([]);
  });

  it('is wrong if a version has it otherwise', () => {
    expect(faultsOf(row('lines', 'slots'), { from, to })).toEqual([
      'lines is not in the old version',
      'slots is not in the new version',
    ]);
    expect(faultsOf(row('Chart.margin'), { from, to })).toEqual(['Chart.margin is still in the new version']);
  });
});

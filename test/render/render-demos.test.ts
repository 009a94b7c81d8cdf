// Demos rendered on the server: what throws or differs between two runs becomes client-only, and says so.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoRendering } from '../../src/model/demo.ts';
import { renderDemos, type DemoModule } from '../../src/render/render-demos.ts';

let folder: string;
const facts = { colors: {}, docs: { base: '', defaultLocale: 'en', locales: ['en'] } };
const modules: Readonly<Record<string, string>> = {
  good: 'export const render = ({ idPrefix }) => ({ html: `<p id="${idPrefix}0">Hi</p>`, styles: { a: \'.a{}\' } });',
  throwing: "export const render = () => { throw new Error('window is not defined\\nat x'); };",
  broken: "import './none.mjs';",
  random: 'export const render = () => ({ html: String(Math.random()), styles: {} });',
  today: 'export const render = () => ({ html: new Date().toISOString().slice(0, 10), styles: {} });',
  moduleDay:
    'const now = new Date(); export const render = () => ({ html: now.toISOString().slice(0, 10), styles: {} });',
  sharedDay: "import { today } from './day.mjs'; export const render = () => ({ html: today, styles: {} });",
  day: 'const D = Date; export const today = D().slice(0, 15);',
  moduleCoin:
    "const side = Math.random() < 0.5 ? 'heads' : 'tails'; export const render = () => ({ html: side, styles: {} });",
  coin: "export const render = () => ({ html: Math.random() < 0.5 ? 'heads' : 'tails', styles: {} });",
  formatted: "export const render = () => ({ html: new Intl.DateTimeFormat('en').format(), styles: {} });",
  zones: `const dates = [0, 1e12, Date.UTC(2024, 9, 27, 1)].map((time) => new Date(time));
    const written = ([date, ...rest]) => date.toLocaleString(...rest);
    const all = [[], ['en-US'], ['de', {}], ['en-US', { timeZone: 'Asia/Tokyo' }], ['de', { timeZone: 'Europe/Berlin' }],
      ['en-US', { timeZone: 'UTC', hour: 'numeric' }], ['en-US', { timeZone: 'UTC', dateStyle: 'long' }], [['fr'], { timeZone: 'UTC' }],
      ['en-US', { timeZone: 'Asia/Tokyo' }]];
    const invalid = new Date(NaN).toLocaleString('en-US', { timeZone: 'UTC' });
    let refused; try { dates[0].toLocaleString('en-US', { timeZone: 'Nowhere/None' }) } catch (error) { refused = error.name }
    export const texts = () => JSON.stringify([dates.map((date) => all.map((rest) => written([date, ...rest]))), invalid, refused, Object.keys(Date.prototype)]);
    export const render = () => ({ html: texts(), styles: {} });`,
  formatters: `class Own extends Intl.DateTimeFormat { own() { return this.format(0) } }
    const { DateTimeFormat } = Intl;
    export const facts = () => JSON.stringify([DateTimeFormat().resolvedOptions(), DateTimeFormat('de', { timeZone: 'UTC' }).format(0),
      new DateTimeFormat('en-US', { timeZone: 'Asia/Tokyo', hour: 'numeric' }).format(0), new Own('fr', { timeZone: 'UTC' }).own(),
      [new DateTimeFormat(), DateTimeFormat(), new Own()].map((one) => [one instanceof DateTimeFormat, one.constructor === DateTimeFormat, String(one)]),
      DateTimeFormat.supportedLocalesOf(['de', 'en']), DateTimeFormat.name, DateTimeFormat.length, Object.keys(DateTimeFormat)]);
    export const render = () => ({ html: facts(), styles: {} });`,
  count: 'let counted = 0; export const next = () => counted++;',
  countedFirst: "import { next } from './count.mjs'; export const render = () => ({ html: `${next()}`, styles: {} });",
  countedMiddle:
    "import { next } from './count.mjs'; export const render = () => ({ html: `-${next()}`, styles: {} });",
  countedNext: "import { next } from './count.mjs'; export const render = () => ({ html: `${next()} `, styles: {} });",
  countingToday:
    "import './count.mjs'; export const render = () => ({ html: new Date().toISOString().slice(0, 10), styles: {} });",
  countingDay:
    "import './count.mjs'; export const render = () => ({ html: new Date().toISOString().slice(0, 10), styles: {} });",
  countingNothing: "import './count.mjs'; export const render = () => ({ html: 'nothing', styles: {} });",
  anotherDate:
    'class Later extends Date {} const d = new Later(0); export const render = () => ({ html: `${d.getTime()} ${new Date(1).constructor === Date} ${d instanceof Date} ${typeof Date()} ${new Date(2020, 1, 1) < Date.now()}`, styles: {} });',
  fixedDay:
    "export const render = () => ({ html: new Date('2025-05-01T00:00:00Z').toISOString() + (new Date(0) instanceof Date), styles: {} });",
  cache:
    'let written = false; export const rules = () => { const style = written ? \'\' : \'<style data-emotion="own 1" nonce="a">.own-1{color:red}</style>\'; written = true; return style; };',
  ownCache:
    'import { rules } from \'./cache.mjs\'; export const render = () => ({ html: `${rules()}<p class="own-1">Hi</p>`, styles: {}, isLast: true });',
  sameCache:
    'import { rules } from \'./cache.mjs\'; export const render = () => ({ html: `${rules()}<b class="own-1">Ho</b>`, styles: {}, isLast: true });',
  otherRules:
    'export const render = () => ({ html: `<style data-emotion="own-global 1">p{order:${Math.random()}}</style><p>Hi</p>`, styles: {} });',
  noisy:
    "export const render = () => { console.log('noise'); setTimeout(() => { throw new Error('late'); }); return { html: 'ok', styles: {} }; };",
  rejecting: "export const render = () => { Promise.reject(new Error('late')); return { html: 'ok', styles: {} }; };",
  leaving: 'export const render = () => process.exit(1);',
  refused: "export const refused = 'a number'; export const render = () => ({ html: '', styles: {} });",
  absent: "export const refused = ''; export const render = () => ({ html: '', styles: {} });",
  last: "export const refused = undefined; export const render = () => ({ html: 'last', styles: {} });",
};
let results: Map<string, DemoRendering>;

function demoOf(id: string): DemoModule {
  const shares = id.startsWith('count') ? ['count.mjs'] : [];
  return { id, name: id, module: join(folder, `${id}.mjs`), idPrefix: `d-${id}-`, file: `content/${id}.tsx`, shares };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'xdocs-render-'));
  for (const [name, text] of Object.entries(modules)) writeFileSync(join(folder, `${name}.mjs`), text);
  const demos = Object.keys(modules)
    .filter((id) => !['cache', 'day', 'count'].includes(id))
    .map(demoOf);
  results = new Map((await renderDemos(demos, facts)).map((rendering) => [rendering.id, rendering]));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a demo', () => {
  it('that is fine is HTML with its styles', () =>
    expect(results.get('good')).toEqual({
      id: 'good',
      html: '<p id="d-good-0">Hi</p>',
      styles: { a: '.a{}' },
      problems: [],
    }));

  it.each([
    ['throwing', 'demo-server-error', 'window is not defined'],
    ['broken', 'demo-server-error', 'none.mjs'],
    ['random', 'demo-server-unstable', undefined],
    ['today', 'demo-server-unstable', undefined],
    ['otherRules', 'demo-server-unstable', undefined],
    ['moduleDay', 'demo-server-unstable', undefined],
    ['sharedDay', 'demo-server-unstable', undefined],
    ['moduleCoin', 'demo-server-unstable', undefined],
    ['coin', 'demo-server-unstable', undefined],
    ['formatted', 'demo-server-unstable', undefined],
    ['countedFirst', 'demo-server-unstable', undefined],
    ['countedNext', 'demo-server-unstable', undefined],
    ['leaving', 'demo-server-error', undefined],
  ])('that is %s runs in the browser only, with a warning that names it', (id, rule, message) => {
    const rendering = results.get(id)!;
    expect(rendering.html).toBeUndefined();
    expect(rendering.problems).toEqual([
      expect.objectContaining({ rule, severity: 'warning', demo: id, file: `content/${id}.tsx` }),
    ]);
    const [problem] = rendering.problems;
    if (message) expect(problem && 'message' in problem && problem.message).toContain(message);
    if (problem && 'message' in problem) expect(problem.message).not.toContain('\n');
  });

  it('whose default export is no component is an error', () => {
    const at = { rule: 'demo-default-export', severity: 'error' };
    expect(results.get('refused')!.problems).toEqual([
      { ...at, demo: 'refused', file: 'content/refused.tsx', found: 'a number' },
    ]);
    expect(results.get('absent')!.problems).toEqual([{ ...at, demo: 'absent', file: 'content/absent.tsx' }]);
  });

  it('may have an Emotion cache of its own, which writes its rules once, and may share it', () => {
    const rules = '<style data-emotion="own 1" nonce="a">.own-1{color:red}</style>';
    expect(results.get('ownCache')).toMatchObject({ html: `${rules}<p class="own-1">Hi</p>`, problems: [] });
    expect(results.get('sameCache')).toMatchObject({ html: `${rules}<b class="own-1">Ho</b>`, problems: [] });
  });

  it('may work with dates that do not depend on the day', () =>
    expect(results.get('fixedDay')).toMatchObject({ html: '2025-05-01T00:00:00.000Ztrue', problems: [] }));

  it('finds dates written as Node writes them, whatever the zone', async () => {
    const { texts } = (await import(join(folder, 'zones.mjs'))) as { texts: () => string };
    expect(results.get('zones')?.html).toBe(texts());
    expect(texts()).toContain('1/1/1970, 9:00:00 AM');
  });

  it('finds formatters of dates to be what they are anywhere', async () => {
    const formatters = (await import(join(folder, 'formatters.mjs'))) as { facts: () => string };
    expect(results.get('formatters')).toMatchObject({ html: formatters.facts(), problems: [] });
  });

  it('finds a date to be what it is anywhere', () =>
    expect(results.get('anotherDate')).toMatchObject({ html: '0 true true string true', problems: [] }));

  it.each(['noisy', 'rejecting', 'last'])('is rendered whatever others do: %s', (id) =>
    expect(results.get(id)!.html).toMatch(/ok|last/),
  );
});

describe('demos that count what others count', () => {
  const told = async (ids: readonly string[]) =>
    (await renderDemos(ids.map(demoOf), facts)).map(({ problems }) => problems.map(({ rule }) => rule)[0]);

  it('are told also where as much was counted before as after them, and those between them that do not count are not', async () =>
    expect(await told(['countedFirst', 'good', 'countedMiddle', 'countingNothing', 'countedNext'])).toEqual([
      'demo-server-unstable',
      undefined,
      'demo-server-unstable',
      undefined,
      'demo-server-unstable',
    ]));

  it('are told also between those that tell the day, which say nothing of others', async () =>
    expect(await told(['countingToday', 'countedFirst', 'countedMiddle', 'countedNext', 'countingDay'])).toEqual(
      Array.from({ length: 5 }, () => 'demo-server-unstable'),
    ));

  it('are none where there is only one of them', async () =>
    expect(await told(['good', 'countedMiddle', 'countingNothing'])).toEqual([undefined, undefined, undefined]));
});

it('no demos are no work', async () => expect(await renderDemos([], facts)).toEqual([]));

// `build --profile`: the trace as a viewer reads it, and what is printed. Times are never judged, only how they lie.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentsOf, diskSite, packageFiles, pageText, type DiskSite } from '../support/disk-site.ts';
import { runXdocs, type EndedRun } from '../support/run-xdocs.ts';

interface TraceEvent {
  readonly name: string;
  readonly cat?: string;
  readonly ph: string;
  readonly tid: number;
  readonly ts: number;
  readonly dur: number;
  readonly id?: number;
  readonly args?: { readonly name: string };
}

let site: DiskSite;
let built: EndedRun;
let events: readonly TraceEvent[];

const profiled = (...args: string[]) => runXdocs(['build', ...args], { cwd: site.root });

beforeAll(async () => {
  site = diskSite({
    'xdocs.config.js': `export default { products: [{ id: 'velo', name: 'Velo', api: { packages: ['@velo/bells'], pathname: '/api/', include: ['useBell'] } }] };`,
    'content/index.md': pageText('Velo', '{{"demo": "Bell.js"}}'),
    'content/horns.md': pageText('Horns'),
    'content/Bell.js': 'export default () => <p>Ring</p>;\n',
    ...packageFiles('@velo/bells', 'export declare function useBell(): void;\n', 'export function useBell() {}\n'),
  });
  built = await profiled('--profile', 'traces/first.json');
  events = (JSON.parse(site.read('traces/first.json')) as { traceEvents: TraceEvent[] }).traceEvents;
});
afterAll(() => site.remove());

const namesOf = (kind: string) => new Set(events.filter(({ cat }) => cat === kind).map(({ name }) => name));

describe('the trace', () => {
  it('names the process and every thread', () => {
    const named = (what: string) => events.filter(({ name }) => name === what).map(({ args }) => args!.name);
    expect(named('process_name')).toEqual(['xdocs build']);
    expect(named('thread_name').sort()).toEqual(['api-worker', 'demos (build)', 'demos (visit)', 'main']);
    const tracks = new Set(events.filter(({ ph }) => ph === 'M').map(({ tid }) => tid));
    expect(events.filter(({ tid }) => !tracks.has(tid))).toEqual([]);
  });

  it('has steps, pages, demos and types', () => {
    expect([...namesOf('step')]).toEqual(
      expect.arrayContaining(['start', 'read config', 'parse pages', 'types', 'templates', 'render demos', 'check']),
    );
    expect(namesOf('parse')).toEqual(new Set(['content/index.md', 'content/horns.md']));
    expect([...namesOf('render')]).toEqual(expect.arrayContaining(['content/index.md', 'content/horns.md']));
    expect(namesOf('types')).toEqual(new Set(['program of velo', 'useBell']));
    expect(namesOf('demo').size).toBe(1);
  });

  it('begins what it ends, and nothing is of before the process or overlaps in a thread', () => {
    const spans = events.filter(({ ph }) => ph !== 'M');
    expect(spans.filter(({ ts, ph, dur }) => ts < 0 || (ph === 'X' && !(dur >= 0)))).toEqual([]);
    const begun = new Map(spans.filter(({ ph }) => ph === 'b').map((event) => [event.id, event]));
    const ended = spans.filter(({ ph }) => ph === 'e');
    expect(ended).toHaveLength(begun.size);
    expect(ended.filter(({ id, name, ts }) => begun.get(id)?.name !== name || begun.get(id)!.ts > ts)).toEqual([]);
    // A viewer shows spans of a thread as one stack: each lies within the one before it, or after it.
    for (const track of new Set(spans.map(({ tid }) => tid))) {
      const open: number[] = [];
      for (const { ts, dur, name } of spans.filter(({ ph, tid }) => ph === 'X' && tid === track)) {
        while (open.length > 0 && open.at(-1)! <= ts) open.pop();
        // Both ends are rounded to microseconds.
        expect(ts + dur, name).toBeLessThanOrEqual((open.at(-1) ?? Infinity) + 1);
        open.push(ts + dur);
      }
    }
  });
});

it('prints the steps, pages and demos, and where the trace is', () => {
  expect(built.code).toBe(0);
  expect(built.stdout).toMatch(/Where the time went: \d/);
  expect(built.stdout).toMatch(/ %  parse pages\n|the rest\n/);
  expect(built.stdout).toMatch(/Slowest pages\n(?:.* ms {2}|.* s {2})\S+/);
  expect(built.stdout).toContain('content/Bell');
  expect(built.stdout).toContain(site.path('traces/first.json'));
});

it('changes nothing of the output', async () => {
  const traced = contentsOf(site.path('build'));
  await profiled('--clean');
  expect(contentsOf(site.path('build'))).toEqual(traced);
});

it('tells figures to programs, and overwrites a trace', async () => {
  const { stdout } = await profiled('--json', '--profile', 'traces/first.json');
  const { profile } = JSON.parse(stdout) as { profile: { steps: { name: string; ms: number }[]; file: string } };
  expect(profile.file).toBe(site.path('traces/first.json'));
  expect(profile.steps.map(({ name }) => name)).toContain('parse pages');
  expect(JSON.parse(site.read('traces/first.json'))).toHaveProperty('traceEvents');
});

describe('a file that it may not have', () => {
  it('is left alone where it is no trace, and nothing is built', async () => {
    const page = site.read('content/index.md');
    const { code, stderr } = await profiled('--profile', 'content/index.md', '--out', 'other');
    expect(code).toBe(2);
    expect(stderr).toContain('index.md is no trace, so it is left alone');
    expect(site.read('content/index.md')).toBe(page);
    expect(() => site.read('other/index.html')).toThrow('ENOENT');
  });

  it('is refused in the output folder, and where the disk refuses', async () => {
    const inside = await profiled('--profile', 'build/trace.json');
    expect([inside.code, inside.stderr]).toEqual([2, expect.stringContaining('lies in the output folder')]);
    const below = await profiled('--profile', 'xdocs.config.js/trace.json');
    expect([below.code, below.stderr]).toEqual([2, expect.stringContaining('cannot be written: ')]);
    const folder = await profiled('--profile', 'content');
    expect([folder.code, folder.stderr]).toEqual([2, expect.stringContaining('cannot be read: EISDIR')]);
  });
});

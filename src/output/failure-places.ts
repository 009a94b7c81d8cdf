// Where demos threw, in the files that their writers know. In: demos that failed on the server. Out: file and line of
// each. Only for these, their modules are bundled once more, with source maps, and rendered again: a bundle with maps
// for all would cost every build what few need.
import { join } from 'node:path';
import type { DemoEntry } from '../bundle/bundle-demos.ts';
import { innermostPlace, ownMapOf, parsedMap, type OwnPlace } from '../bundle/own-places.ts';
import { withTemporaryModules } from '../disk/temporary-modules.ts';
import type { Project } from '../load/project.ts';
import type { DemoRendering } from '../model/demo.ts';
import type { IslandFacts } from '../model/docs-config.ts';
import type { Problem, ProblemOf } from '../model/problem.ts';
import { failuresOf, type DemoModule } from '../render/render-demos.ts';

/** A place in one of the modules of a temporary folder, as stacks name it. */
const frame = /(?<module>[^/\\\s(]+\.js):(?<line>\d+):(?<column>\d+)/g;

/** A demo to render again: what it was bundled from, and how it was rendered. */
export interface FailedDemo {
  readonly entry: DemoEntry;
  readonly module: Omit<DemoModule, 'module'>;
}

/**
 * Where each of the demos throws, by its id: the innermost line of the site's own code. A demo has none where only
 * installed packages are at work when it throws, or where it does not throw this time.
 */
export async function failurePlaces(
  { config, bundling }: Project,
  demos: readonly FailedDemo[],
  facts: IslandFacts,
): Promise<ReadonlyMap<string, OwnPlace>> {
  if (demos.length === 0) return new Map();
  const entries = [...new Map(demos.map(({ entry }) => [entry.id, entry])).values()];
  const { bundleDemos } = await import('../bundle/bundle-demos.ts');
  const { files, modules } = await bundleDemos({
    context: bundling,
    demos: entries,
    side: 'server',
    setup: config.demoSetup,
    minify: false,
    sourceMaps: true,
  });
  const maps = new Map(
    files.flatMap(({ path, contents }) =>
      path.endsWith('.js.map')
        ? [[path.slice(0, -'.map'.length), ownMapOf(Buffer.from(contents).toString(), config.root, bundling.templates)]]
        : [],
    ),
  );
  const parsed = new Map<string, ReturnType<typeof parsedMap> | undefined>();
  const mapOf = (name = '') => {
    const map = maps.get(name);
    if (!parsed.has(name)) parsed.set(name, map && parsedMap(map));
    return parsed.get(name);
  };
  const stacks = await withTemporaryModules(files, (folder) =>
    failuresOf(
      demos.flatMap(({ entry, module }) => {
        const name = modules.get(entry.id);
        return name === undefined ? [] : [{ ...module, module: join(folder, name) }];
      }),
      facts,
    ),
  );
  const places = [...stacks].map(([id, stack]) => [id, innermostPlace(stack, frame, mapOf)] as const);
  return new Map(places.flatMap(([id, place]) => (place ? [[id, place] as const] : [])));
}

/** Whether a demo threw on the server. */
export function hasThrown({ problems }: DemoRendering): boolean {
  return problems.some(isServerError);
}

/** The rendering of a demo that threw, whose problem says where. */
export function placedAt(rendering: DemoRendering, place: OwnPlace | undefined): DemoRendering {
  if (!place) return rendering;
  return {
    ...rendering,
    problems: rendering.problems.map((each) => (isServerError(each) ? { ...each, ...place } : each)),
  };
}

function isServerError(problem: Problem): problem is ProblemOf<'demo-server-error'> {
  return problem.rule === 'demo-server-error';
}

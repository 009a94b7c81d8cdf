// Demos with controls: the component and the props that a directive names must be known, and such that a control can set.
import { memberRowsOf, type Api } from '../../model/api.ts';
import { controllableApis } from '../../model/controlled-api.ts';
import { demoIdOf } from '../../model/demo-id.ts';
import { nearestOfMany } from '../../model/nearest.ts';
import type { Directive, Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import { controlsOf } from '../../model/prop-control.ts';
import type { Site } from '../../model/site.ts';

type Controlled = Extract<Directive, { type: 'demo' }>;

/** Reports components without an API page, props that are none or cannot be set, and demos that take no props. */
export function demoControls(site: Site): Problem[] {
  const nearest = nearestOfMany();
  const directives = [...site.pages.values()].flatMap((pages) =>
    [...pages.values()].flatMap((page) =>
      page.directives.flatMap((directive) =>
        directive.type === 'demo' && directive.options.controls !== undefined ? [{ page, directive }] : [],
      ),
    ),
  );
  return directives.flatMap(({ page, directive }) => problemsOf(page, directive, site, nearest));
}

function problemsOf(
  { source, frontMatter }: Page,
  { demo, options, position }: Controlled,
  site: Site,
  nearest: ReturnType<typeof nearestOfMany>,
): Problem[] {
  const at = { severity: 'error', file: source, ...position } as const;
  const component = options.controls!;
  const apis = controllableApis(site.apis.values(), frontMatter.productId);
  const api = apis.get(component);
  if (!api) return [{ rule: 'controls-unknown', ...at, component, suggestion: nearest(component, [...apis.keys()]) }];
  const id = demoIdOf(source, demo);
  const ignored: Problem[] =
    site.demos.get(id) && !site.demos.get(id)!.ownDefaults
      ? [{ rule: 'controls-ignored', ...at, severity: 'warning', demo: id }]
      : [];
  return [...ignored, ...propProblems(api, options.props, at, nearest)];
}

function propProblems(
  api: Api,
  props: readonly string[] | undefined,
  at: { readonly severity: 'error'; readonly file: string; readonly line: number; readonly column?: number },
  nearest: ReturnType<typeof nearestOfMany>,
): Problem[] {
  const controls = controlsOf(api);
  const component = api.name;
  if (!props) return controls.size > 0 ? [] : [{ rule: 'controls-impossible', ...at, component }];
  const members = new Map(memberRowsOf(api).map((member) => [member.name, member]));
  return props.flatMap((prop): Problem[] => {
    if (controls.has(prop)) return [];
    const member = members.get(prop);
    if (!member) {
      const suggestion = nearest(prop, [...controls.keys()]) ?? nearest(prop, [...members.keys()]);
      return [{ rule: 'controls-unknown', ...at, component, prop, suggestion }];
    }
    const isSimple = /^(?:string|number|boolean|React\.ReactNode)$/.test(member.type);
    return [
      {
        rule: 'controls-impossible',
        ...at,
        component,
        prop,
        ...(!isSimple && { type: member.shortType ?? member.type }),
      },
    ];
  });
}

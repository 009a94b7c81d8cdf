// The controls of a demo, as its directive asks for them. In: the directive's options and the site's API. Out: plain
// values for the template, and for the script that follows a reader's hand.
import { memberRowsOf, type Api, type ApiMember } from '../model/api.ts';
import { memberAnchorOf } from '../model/api-anchor.ts';
import { controllableApis } from '../model/controlled-api.ts';
import type { Demo } from '../model/demo.ts';
import type { DemoOptions, Page } from '../model/page.ts';
import { controlsOf, type PropControl } from '../model/prop-control.ts';
import type { Site } from '../model/site.ts';
import type { DemoControlsView } from '../model/view.ts';
import { propUsage } from './prop-usage.ts';
import { firstSentenceOf } from './first-sentence.ts';

/** Props that identify an element or speak to machines: there is nothing to see, so only a writer who names them gets them. */
const plumbing = /^(?:id|name|.*Id|aria-.*|data-.*|tabIndex|apiRef|nonce|autoFocus)$/;

/** The controls; `undefined` where the directive asks for none, or nothing that it names can be set. */
export function demoControlsOf(options: DemoOptions, demo: Demo, page: Page, site: Site): DemoControlsView | undefined {
  if (options.controls === undefined) return undefined;
  const api = controllableApis(site.apis.values(), page.frontMatter.productId).get(options.controls);
  if (!api) return undefined;
  const all = controlsOf(api);
  const names = options.props ?? mostUsed(api, all, site.demos.values());
  const members = new Map(memberRowsOf(api).map((member) => [member.name, member]));
  const controls = [...new Set(names)].flatMap((name) => {
    const control = all.get(name);
    return control ? [viewOf(withInitial(control, demo), members.get(name)!, api)] : [];
  });
  return controls.length > 0 ? { component: api.name, href: api.pathname, controls } : undefined;
}

/** Required ones first, then those that most demos of the site write, then the order of the API page. */
function mostUsed(api: Api, controls: ReadonlyMap<string, PropControl>, demos: Iterable<Demo>): string[] {
  const usage = propUsage(api.name, demos);
  const weightOf = ({ name, required }: ApiMember) => (required ? Infinity : (usage.get(name) ?? 0));
  return memberRowsOf(api)
    .filter(({ name, deprecated }) => controls.has(name) && !deprecated && !plumbing.test(name))
    .map((member) => ({ name: member.name, weight: weightOf(member) }))
    .sort((a, b) => (a.weight === b.weight ? 0 : b.weight - a.weight))
    .map(({ name }) => name);
}

/** What the demo itself starts with, where a control could give it, too. */
function withInitial(control: PropControl, { ownDefaults = {} }: Demo): PropControl {
  const own = Object.hasOwn(ownDefaults, control.name) ? ownDefaults[control.name]! : undefined;
  if (own === undefined || own === control.default) return control;
  const fits =
    control.kind === 'options'
      ? control.options!.includes(own)
      : typeof own ===
        { switch: 'boolean', number: 'number', text: 'string', color: 'string', node: 'string' }[control.kind];
  if (!fits) return control;
  const { range } = control;
  return {
    ...control,
    initial: own,
    ...(range &&
      typeof own === 'number' && {
        range: { ...range, min: Math.min(range.min, own), max: Math.max(range.max, own) },
      }),
  };
}

function viewOf(control: PropControl, { description }: ApiMember, api: Api): DemoControlsView['controls'][number] {
  return {
    ...control,
    hint: firstSentenceOf(description),
    href: `${api.pathname}#${memberAnchorOf(api, control.name)}`,
  };
}

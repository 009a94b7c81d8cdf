// How the name in a component directive is looked up.
import { pathBeside } from './path-beside.ts';

/** What a name is looked up by. One that begins with a dot is relative to its page's source, like a demo's. */
export function componentKey(source: string, name: string): string {
  return /^\.{1,2}\//.test(name) ? pathBeside(source, name) : name;
}

/** Whether a component directive means the built-in header. */
export function isHeaderDirective(name: string): boolean {
  return /^(?:@mui\/docs\/|modules\/components\/)?ComponentLinkHeader(?:\.(?:js|tsx))?$/.test(name);
}

/** Directives that the tool itself answers, with plain elements: no component of the site is looked for. */
const builtIns = { 'xdocs/Landing': 'landing', 'xdocs/Gallery': 'gallery', 'xdocs/Products': 'products' } as const;
type BuiltIn = (typeof builtIns)[keyof typeof builtIns];

/** What a component directive means, if it is one of the tool's own. */
export function builtInOf(name: string): BuiltIn | undefined {
  return Object.hasOwn(builtIns, name) ? builtIns[name as keyof typeof builtIns] : undefined;
}

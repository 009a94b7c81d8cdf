// How the name in a component directive is resolved.
import { pathBeside } from './path-beside.ts';

/** The lookup key of a name. A name that begins with a dot is relative to its page's source, as for demos. */
export function componentKey(source: string, name: string): string {
  return /^\.{1,2}\//.test(name) ? pathBeside(source, name) : name;
}

/** Whether a component directive means the built-in header. */
export function isHeaderDirective(name: string): boolean {
  return /^(?:@mui\/docs\/|modules\/components\/)?ComponentLinkHeader(?:\.(?:js|tsx))?$/.test(name);
}

/** Directives that xdocs itself renders, with plain elements: no component of the site is looked up. */
const builtIns = { 'xdocs/Landing': 'landing', 'xdocs/Gallery': 'gallery', 'xdocs/Products': 'products' } as const;
/** Their names. */
export const builtInNames = Object.keys(builtIns) as readonly (keyof typeof builtIns)[];
type BuiltIn = (typeof builtIns)[keyof typeof builtIns];

/** The built-in that a component directive names, if any. */
export function builtInOf(name: string): BuiltIn | undefined {
  return Object.hasOwn(builtIns, name) ? builtIns[name as keyof typeof builtIns] : undefined;
}

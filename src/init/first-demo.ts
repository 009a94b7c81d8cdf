// A first demo of a library: the component that needs least, with what it needs. In: what was read of its types. Out: a
// module's text.
import type { Api, ApiMember } from '../model/api.ts';

export interface FirstDemo {
  /** The component's exported name. */
  readonly component: string;
  /** URL path of its API page. */
  readonly pathname: string;
  readonly text: string;
}

/** Chooses among components: the one with the fewest required props whose values can be made up; `undefined`: none. */
export function firstDemo(apis: readonly Api[]): FirstDemo | undefined {
  const possible = apis
    .filter(({ name, kind, deprecated }) => kind === 'component' && deprecated === undefined && !name.includes('.'))
    .flatMap((api) => {
      const attributes = requiredOf(api).map((member) => attributeOf(member, api.name));
      return attributes.every((one) => one !== undefined) ? [{ api, attributes }] : [];
    })
    .sort((a, b) => a.attributes.length - b.attributes.length || (a.api.name < b.api.name ? -1 : 1));
  const [first] = possible;
  if (!first) return undefined;
  const { api, attributes } = first;
  const takesChildren = childrenOf(api);
  const tag = [api.name, ...attributes].join(' ');
  const element = takesChildren ? `<${tag}>${words(api.name)}</${api.name}>` : `<${tag} />`;
  return {
    component: api.name,
    pathname: api.pathname,
    text: `${api.imports.at(-1)}

export default function First${api.name}() {
  return ${element};
}
`,
  };
}

/** Whether it takes children, of its own or as the native element does that it renders. */
function childrenOf({ members, undescribed = [], accepts = [] }: Api): boolean {
  return (
    [...members, ...undescribed].some(({ name }) => name === 'children') ||
    accepts.some(({ from, name, names }) => from === 'element' && !isVoid.test(name) && names.includes('children'))
  );
}

/** Elements without content, though React types children for all. */
const isVoid = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|textarea|select)$/;

/** Required props, but for the children, which stand between the tags. */
function requiredOf({ members, undescribed = [] }: Api): ApiMember[] {
  return [...members, ...undescribed].filter(({ name, required }) => required && name !== 'children');
}

/** A prop with a value that its type allows; `undefined` where none can be made up. */
function attributeOf({ name, type }: ApiMember, component: string): string | undefined {
  const plain = type.trim();
  const literal = /^'([^'"\\]*)'(?:\s*\||$)/.exec(plain)?.[1];
  if (literal !== undefined) return `${name}="${literal}"`;
  const number = /^(-?\d+(?:\.\d+)?)(?:\s*\||$)/.exec(plain)?.[1];
  if (number !== undefined) return `${name}={${number}}`;
  if (/^string\b(?!\[)/.test(plain) || /^(?:React\.)?React(?:Node|Child)\b/.test(plain) || plain === 'node')
    return `${name}="${words(component)}"`;
  if (/^number\b(?!\[)/.test(plain)) return `${name}={3}`;
  if (/^bool(?:ean)?\b(?!\[)/.test(plain)) return name;
  if (/\[\]$|^(?:readonly )?(?:Array|ReadonlyArray)</.test(plain)) return `${name}={[]}`;
  if (
    /^\(.*\)\s*=>/s.test(plain) ||
    plain === 'func' ||
    plain === 'function' ||
    /^(?:React\.)?\w*EventHandler\b/.test(plain)
  )
    return `${name}={() => undefined}`;
  return undefined;
}

/** `ColorWheel` as `Color wheel`. */
function words(name: string): string {
  const parts = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').split(' ');
  return parts.map((part, index) => (index === 0 ? part : part.toLowerCase())).join(' ');
}

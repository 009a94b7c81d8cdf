// The JSON Schema of the published API: it describes the index if there are `pages`, else a page's file.

const text = { type: 'string' } as const;
const name = { type: 'string', minLength: 1 } as const;
const pathname = { type: 'string', pattern: '^/(?:.*/)?$' } as const;
const plan = { enum: ['pro', 'premium'], description: 'The licence plan above the free one that it needs.' } as const;
const deprecated = {
  anyOf: [name, { const: true }],
  description: 'The reason, or true where none was given; absent where not deprecated.',
} as const;
const kind = { enum: ['component', 'interface', 'enum', 'hook', 'function'] } as const;
const type = { type: 'string', minLength: 1, description: 'TypeScript.' } as const;
const imports = {
  type: 'array',
  minItems: 1,
  items: { type: 'string', pattern: "^import (?:type )?\\{ \\S+(?: as \\S+)? \\} from '\\S+';$" },
} as const;
const className = { type: 'string', minLength: 1, pattern: '^[^.\\s]+$' } as const;
const markdown = {
  type: 'string',
  description: 'Markdown, its links being pathnames of the site or whole URLs.',
} as const;
const default_ = { type: 'string', minLength: 1, description: 'The default value as code.' } as const;

interface ObjectSchema {
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, object>>;
}

/** An object with these properties and no others. */
function object({ required, properties }: ObjectSchema): object {
  return { type: 'object', required, properties, additionalProperties: false };
}

function list(item: object): object {
  return { type: 'array', minItems: 1, items: item };
}

const returned = object({ required: ['type', 'description'], properties: { type, description: markdown } });
const member = {
  index: object({
    required: ['name', 'type', 'required'],
    properties: { name, type, required: { type: 'boolean' }, default: default_, deprecated, plan },
  }),
  page: object({
    required: ['name', 'type', 'required', 'description'],
    properties: {
      name,
      type,
      shortType: { ...type, description: 'What the table of the page shows, where the full type is long.' },
      required: { type: 'boolean' },
      default: default_,
      description: markdown,
      deprecated,
      plan,
      see: list(name),
      signature: object({
        required: ['parameters'],
        properties: {
          parameters: {
            type: 'array',
            items: object({
              required: ['name', 'type', 'description'],
              properties: { name, type, description: markdown },
            }),
          },
          returns: returned,
        },
      }),
    },
  }),
};
const slotValue = { anyOf: [name, { type: 'null' }] };
const slotClass = { anyOf: [className, { type: 'null' }], description: 'The CSS class of the slot.' };
const slot = {
  index: object({ required: ['name', 'default', 'class'], properties: { name, default: slotValue, class: slotClass } }),
  page: object({
    required: ['name', 'description', 'default', 'class'],
    properties: { name, description: markdown, default: slotValue, class: slotClass },
  }),
};
const global = { type: 'boolean', description: 'A state class that all components share.' };
const rule = {
  index: object({ required: ['key', 'className', 'global'], properties: { key: name, className, global } }),
  page: object({
    required: ['key', 'className', 'description', 'global'],
    properties: { key: name, className, description: markdown, global },
  }),
};
const link = object({
  required: ['title', 'href'],
  properties: { title: name, href: { type: 'string', pattern: '^(?:/|https?://)' } },
});

const accepted = object({
  required: ['from', 'name', 'names'],
  properties: {
    from: { enum: ['element', 'package', 'type'] },
    name: { ...name, description: 'A tag (* for any element), a package, or a type that many components share.' },
    types: { ...list(name), description: 'Of a package: the types that declare the props.' },
    href: { type: 'string', pattern: '^(?:/|https?://)' },
    names: { ...list(name), description: 'The names of the props.' },
    members: { ...list(member.page), description: 'The props, where they are few enough to read.' },
  },
});

function sections(of: 'index' | 'page'): Record<string, object> {
  return {
    props: list(member[of]),
    properties: list(member[of]),
    parameters: list(member[of]),
    undescribed: { ...list(member[of]), description: 'Props that the package types but does not describe.' },
    slots: list(slot[of]),
    classes: list(rule[of]),
  };
}

const page = object({
  required: ['name', 'kind', 'pathname', 'description', 'imports'],
  properties: {
    name,
    kind,
    pathname,
    plan,
    deprecated,
    description: markdown,
    imports,
    ...sections('page'),
    returns: returned,
    themeName: { ...name, description: 'The name of the component in a theme.' },
    ref: { ...type, description: 'What a ref to the component holds.' },
    spread: { const: true, description: 'Props that the component does not know are handed to an element.' },
    inherits: object({ required: ['name'], properties: { name, href: pathname } }),
    accepts: list(accepted),
    parts: list(object({ required: ['name', 'href'], properties: { name, href: pathname } })),
    overloads: { ...list(type), description: 'The signatures of a function that has several.' },
    demos: list(link),
  },
});

const index = object({
  required: ['$schema', 'pages'],
  properties: {
    $schema: text,
    pages: {
      type: 'array',
      items: object({
        required: ['name', 'kind', 'product', 'pathname', 'json', 'imports'],
        properties: {
          name,
          kind,
          product: name,
          pathname,
          json: { type: 'string', pattern: '^/.+\\.json$' },
          plan,
          deprecated,
          imports,
          ...sections('index'),
        },
      }),
    },
  },
});

/** Published beside the index; `$defs.page` and `$defs.index` can be referenced separately. */
export const apiJsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'API of component libraries',
  description: 'A page of the API reference, or the index of all its pages.',
  $defs: { page, index },
  if: { type: 'object', properties: { pages: true }, required: ['pages'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: { $ref: '#/$defs/index' },
  else: { $ref: '#/$defs/page' },
} as const;

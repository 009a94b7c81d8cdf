// What the name of a package leads to. In: its package.json. Out: the file, as it is written there.

/** The file that a bundler takes for `import 'name'`; `undefined`: it has none under its own name. */
export function entryOf({ exports, module, main }: Record<string, unknown>): string | undefined {
  if (exports !== undefined) return underConditions(isRecord(exports) && '.' in exports ? exports['.'] : exports);
  return [module, main].find((one) => typeof one === 'string') ?? 'index.js';
}

/** Whether a package.json names declarations. */
export function namesTypes({ exports, types, typings }: Record<string, unknown>): boolean {
  return [types, typings].some((one) => typeof one === 'string') || /"types":/.test(JSON.stringify(exports ?? ''));
}

const conditions: ReadonlySet<string> = new Set(['browser', 'import', 'module', 'default']);

function underConditions(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const all = Array.isArray(value)
    ? value
    : isRecord(value)
      ? Object.entries(value).flatMap(([key, one]) => (conditions.has(key) ? [one] : []))
      : [];
  return all.map(underConditions).find((one) => one !== undefined);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

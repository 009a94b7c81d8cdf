// What is read of a package.json, whatever else stands in it. In: its text. Out: the keys that count, each of its type.
import { entryOf, namesTypes } from './package-entry.ts';

export interface Manifest {
  readonly name?: string;
  readonly description?: string;
  readonly homepage?: string;
  /** The repository's address as it is written: `github:o/r`, `git+https://…`. */
  readonly repository?: string;
  /** The folder of the package in its repository. */
  readonly directory?: string;
  readonly workspaces: readonly string[];
  readonly scripts: Readonly<Record<string, string>>;
  readonly peers: Readonly<Record<string, string>>;
  /** Everything that an install brings: dependencies of all kinds but peers. */
  readonly installed: Readonly<Record<string, string>>;
  /** Whether it says what others import. */
  readonly hasEntry: boolean;
  /** The file that others import. */
  readonly entry?: string;
  /** Whether it says where its types are. */
  readonly hasTypes: boolean;
}

/** Reads a manifest; `undefined` where it is no JSON object. What has another type than it should is left out. */
export function manifestFrom(text: string): Manifest | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(json)) return undefined;
  const { workspaces, repository } = json;
  const patterns = isRecord(workspaces) ? workspaces['packages'] : workspaces;
  const entry = entryOf(json);
  const address = isRecord(repository) ? repository['url'] : repository;
  return {
    ...texts(json, ['name', 'description', 'homepage']),
    ...(typeof address === 'string' && { repository: address }),
    ...(isRecord(repository) && texts(repository, ['directory'])),
    workspaces: Array.isArray(patterns) ? patterns.filter((one) => typeof one === 'string') : [],
    scripts: textsOf(json['scripts']),
    peers: textsOf(json['peerDependencies']),
    installed: { ...textsOf(json['devDependencies']), ...textsOf(json['dependencies']) },
    hasEntry: ['main', 'module', 'types', 'typings', 'exports'].some((key) => json[key] !== undefined),
    ...(entry !== undefined && { entry }),
    hasTypes: namesTypes(json),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function texts<Key extends string>(json: Record<string, unknown>, keys: readonly Key[]): { [key in Key]?: string } {
  const found = keys.flatMap((key) => (typeof json[key] === 'string' ? [[key, json[key]] as const] : []));
  return Object.fromEntries(found) as { [key in Key]?: string };
}

function textsOf(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

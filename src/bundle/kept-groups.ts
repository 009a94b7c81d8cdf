// Groups of chunks from an earlier build: which are joined follows from how they hang together, and that stays as it is where
// demos change in nothing else.
import { chunkGroups, type InputTraits } from './chunk-groups.ts';
import { hashOf, type KeptJoins } from './joined-modules.ts';

type Outputs = Parameters<typeof chunkGroups>[0];

/** The groups of `chunkGroups`; those of an earlier build where the bundle differs in nothing that they depend on. */
export function keptGroups(
  outputs: Outputs,
  traits: InputTraits,
  kept: KeptJoins | undefined,
): readonly (readonly string[])[] {
  if (!kept) return chunkGroups(outputs, traits);
  // An entry point's file is named by its content, of which groups know nothing.
  const steady = new Map(Object.entries(outputs).map(([name, { entryPoint }]) => [name, entryPoint ?? name]));
  const names = new Map([...steady].map(([name, own]) => [own, name]));
  if (names.size < steady.size) return chunkGroups(outputs, traits);
  const key = `groups ${hashOf(JSON.stringify([...steady].map(([name, own]) => [own, ...factsOf(name, outputs, traits, steady)])))}`;
  const known = kept.get(key);
  if (known !== undefined)
    return (JSON.parse(known) as readonly (readonly string[])[]).map((own) => own.map((one) => names.get(one)!).sort());
  const groups = chunkGroups(outputs, traits);
  kept.set(key, JSON.stringify(groups.map((members) => members.map((name) => steady.get(name)!))));
  return groups;
}

/** What groups depend on of an output: bytes of what may be joined, imports, packages, and whether it has effects. */
function factsOf(
  name: string,
  outputs: Outputs,
  { isPure, packageOf }: InputTraits,
  steady: ReadonlyMap<string, string>,
): readonly unknown[] {
  const { entryPoint, bytes, imports, inputs } = outputs[name]!;
  const paths = Object.keys(inputs);
  return [
    entryPoint === undefined ? bytes : true,
    imports.map(({ path, kind }) => [steady.get(path) ?? path, kind]),
    [...new Set(paths.map(packageOf))],
    paths.every(isPure),
  ];
}

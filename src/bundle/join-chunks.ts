// Joins small chunks of a finished bundle, so that an entry point asks for fewer files. In: esbuild's result. Out: its
// files under their last names. Entry points keep what they export.
import type { BuildResult, Metafile } from 'esbuild';
import { nameHash } from '../model/name-hash.ts';
import { staticClosure, type InputTraits } from './chunk-groups.ts';
import { marksIn, withMarks, withMergedImports, withPaths, type Place } from './chunk-imports.ts';
import { keptGroups } from './kept-groups.ts';
import { hashOf, joinedModules, nameIn, type KeptJoins } from './joined-modules.ts';

export interface JoinedBundle {
  /** Name and contents of every file, none twice. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The last name of an entry point's file, by the name that esbuild gave it. */
  readonly names: ReadonlyMap<string, string>;
  /** The files that an entry point's file imports statically, through others, too, by its last name. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
}

interface JoinOptions {
  readonly kept?: KeptJoins | undefined;
  /** URL folder of the files. */
  readonly publicPath: string;
  readonly minify: boolean;
  readonly traits: InputTraits;
}

type Outputs = Metafile['outputs'];

/** Joins the chunks of a bundle whose files lie in one folder. */
export async function joinChunks(
  { metafile, outputFiles }: Pick<BuildResult<{ write: false; metafile: true }>, 'metafile' | 'outputFiles'>,
  { publicPath, minify, traits, kept }: JoinOptions,
): Promise<JoinedBundle> {
  const all = outputsByName(metafile);
  const outputs = loadedOf(all);
  const isEntry = (name: string) => outputs[name]!.entryPoint !== undefined;
  const groups = keptGroups(outputs, traits, kept).map((members) => ({
    // Chunks are named by their content, so that a group has its id again while it is the same.
    id: members.find(isEntry) ?? `group-${nameHash(hashOf(members.join(' ')))}`,
    members: inOrder(members, outputs),
  }));
  const places = new Map<string, Place>(Object.keys(outputs).map((name) => [name, { id: name }]));
  const shownBy = new Map<string, ReadonlyMap<string, string>>();
  for (const { id, members } of groups) {
    let count = 0;
    for (const name of members) {
      const exports = new Map(outputs[name]!.exports.map((each) => [each, shortName(count++)]));
      shownBy.set(name, exports);
      // Others import an entry point by the names that it has.
      if (!isEntry(name)) places.set(name, { id, exports });
    }
  }
  const texts = new Map<string, string>();
  const others = new Map<string, Uint8Array>();
  for (const file of outputFiles) {
    const name = nameIn(file.path);
    if (outputs[name])
      texts.set(
        name,
        withMarks(file.text, publicPath, (other) => places.get(other)),
      );
    else if (!isModule(all[name])) others.set(name, file.contents);
  }
  const joined = await joinedModules(
    groups.map(({ id, members }) => ({
      id,
      chunks: members.map((name) => ({ text: texts.get(name)!, exports: shownBy.get(name)! })),
      ...(outputs[id] && { shown: shownBy.get(id)! }),
    })),
    minify,
    kept,
  );
  for (const { members } of groups) for (const name of members) texts.delete(name);
  const modules = new Map([...texts, ...joined].map(([id, text]) => [id, withMergedImports(text)]));
  const names = finalNames(modules);
  const files = new Map(others);
  for (const [id, text] of modules)
    files.set(names.get(id)!, new TextEncoder().encode(withPaths(text, (each) => publicPath + names.get(each)!)));
  const nameAt = (name: string) => names.get(places.get(name)!.id)!;
  const entries = Object.keys(outputs).filter(isEntry);
  return {
    files,
    names: new Map(entries.map((name) => [name, nameAt(name)])),
    imports: new Map(
      entries.map((name) => [nameAt(name), [...new Set(staticClosure(name, outputs).slice(1).map(nameAt))]]),
    ),
  };
}

function outputsByName({ outputs }: Metafile): Outputs {
  return Object.fromEntries(
    Object.entries(outputs).map(([path, output]) => [
      nameIn(path),
      { ...output, imports: output.imports.map((one) => ({ ...one, path: nameIn(one.path) })) },
    ]),
  );
}

/** The modules that entry points load; workers, which are `.js` files too, are only copied. */
function loadedOf(all: Outputs): Outputs {
  const entries = Object.keys(all).filter((name) => all[name]!.entryPoint !== undefined);
  const loaded = new Set(entries.flatMap((name) => staticClosure(name, all)));
  return Object.fromEntries(Object.entries(all).filter(([name]) => name.endsWith('.js') && loaded.has(name)));
}

/** Whether an output is a module that has to do with others; where nobody loads it, it is left out. */
function isModule(output: Partial<Outputs[string]> | undefined): boolean {
  return output?.exports !== undefined && output.imports!.length + output.exports.length > 0;
}

/** The chunks of a group, each after those that it imports. */
function inOrder(members: readonly string[], outputs: Outputs): string[] {
  const before = new Map(members.map((name) => [name, staticClosure(name, outputs)]));
  const isNext = (name: string, left: ReadonlySet<string>) =>
    before.get(name)!.every((one) => one === name || !left.has(one));
  const left = new Set(members);
  const ordered: string[] = [];
  while (left.size > 0) {
    const next = [...left].find((name) => isNext(name, left))!;
    left.delete(next);
    ordered.push(next);
  }
  return ordered;
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A short name for an export; one letter is followed by digits, so that none is a word of the language. */
function shortName(index: number): string {
  return letters[index % letters.length]! + (index < letters.length ? '' : Math.floor(index / letters.length));
}

/** Names by content: a module's own, and that of all that it imports, by whose names its own changes. */
function finalNames(modules: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const marks = new Map([...modules].map(([id, text]) => [id, marksIn(text)]));
  const own = new Map([...modules].map(([id, text]) => [id, hashOf(withPaths(text, () => ''))]));
  const closureOf = (id: string) => {
    const closure = new Set([id]);
    // Grows while it is walked.
    for (const each of closure) for (const next of marks.get(each)!) closure.add(next);
    return [...closure];
  };
  return new Map(
    [...modules.keys()].map((id) => {
      const hash = nameHash(
        hashOf(
          closureOf(id)
            .map((each) => own.get(each)!)
            .join(' '),
        ),
      );
      return [id, `${/^(.*)\.[^.]+\.js$/.exec(id)?.[1] ?? 'chunk'}.${hash}.js`];
    }),
  );
}

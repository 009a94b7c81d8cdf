// Finished parts of a bundle, and all of them as one. In: what the bundler has made of demos and of what they share. Out: outputs
// as of one bundle, for `join-chunks.ts`.
import { join, sep } from 'node:path';
import type { BuildResult, Metafile } from 'esbuild';
import { nameIn } from './joined-modules.ts';

/** What the bundler has made of some modules. */
export interface FinishedModules {
  readonly metafile: Metafile;
  /** By name. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Metafiles of workers, whose inputs are not in the metafile itself. */
  readonly workers: readonly Metafile[];
}

type Result = BuildResult<{ write: false; metafile: true }>;

/** A result of the bundler's. */
export function finished({ metafile, outputFiles }: Result, workers: readonly Metafile[]): FinishedModules {
  return { metafile, workers, files: new Map(outputFiles.map(({ path, contents }) => [nameIn(path), contents])) };
}

/** The outputs of parts as those of one bundle; what is said of an input is what the last part says that has it. */
export function togetherAs(parts: readonly FinishedModules[]): Pick<Result, 'metafile' | 'outputFiles'> {
  const files = new Map(parts.flatMap((part) => [...part.files]));
  return {
    metafile: {
      inputs: Object.assign({}, ...parts.map(({ metafile }) => metafile.inputs)) as Metafile['inputs'],
      outputs: Object.assign({}, ...parts.map(({ metafile }) => metafile.outputs)) as Metafile['outputs'],
    },
    outputFiles: [...files].map(([name, contents]) => ({
      path: join(sep, name),
      contents,
      hash: '',
      get text() {
        return new TextDecoder().decode(contents);
      },
    })),
  };
}

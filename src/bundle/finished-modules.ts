// Finished parts of a bundle, and all of them as one. In: what the bundler has made of demos and of what they share. Out: outputs
// as of one bundle, for `join-chunks.ts`.
import { join, sep } from 'node:path';
import type { BuildResult, Metafile } from 'esbuild';
import { absentCandidates } from './absent-candidates.ts';
import type { BundleContext } from './common-options.ts';
import { nameIn } from './joined-modules.ts';
import { bundleInputs } from './package-inputs.ts';

/** The files that a bundle was made from, by absolute paths. */
export interface BundledFiles {
  /** All own source files, the manifests of all packages used, and of local packages all files. */
  readonly inputs: readonly string[];
  /** Missing files that would take precedence over some of the inputs. */
  readonly absent: readonly string[];
}

/** The files behind metafiles. */
export function bundledFiles(metafiles: readonly Metafile[], context: BundleContext): BundledFiles {
  return { inputs: bundleInputs(metafiles, context), absent: absentCandidates(metafiles, context) };
}

/** What the bundler has made of some modules. */
export interface FinishedModules {
  readonly metafile: Metafile;
  /** By name. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Metafiles of workers, whose inputs are not in the metafile itself. */
  readonly workers: readonly Metafile[];
  readonly from: BundledFiles;
}

type Result = BuildResult<{ write: false; metafile: true }>;

/** A result of the bundler's. */
export function finished(
  { metafile, outputFiles }: Result,
  workers: readonly Metafile[],
  context: BundleContext,
): FinishedModules {
  return {
    metafile,
    workers,
    files: new Map(outputFiles.map(({ path, contents }) => [nameIn(path), contents])),
    from: bundledFiles([metafile, ...workers], context),
  };
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

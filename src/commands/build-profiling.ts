// `build --profile`: records a build, writes its trace and adds up where the time went.
import { resolve } from 'node:path';
import { openProfileFile } from '../disk/profile-file.ts';
import type { BuildProfile } from '../model/build-profile.ts';
import { noTrace, recordingTrace, traceTime, type Trace } from '../model/trace.ts';
import { chromeTrace, traceOpening } from '../report/chrome-trace.ts';
import { profileOf } from '../report/profile-of.ts';

export interface ProfilingOptions {
  readonly cwd: string;
  /** A file to write a trace of the build to, for Perfetto or chrome://tracing. */
  readonly profile?: string;
  /** When the process began, in milliseconds since 1970: a profile counts from there. Default: now. */
  readonly since?: number;
}

interface BuildProfiling {
  /** Told when what was done. */
  readonly trace: Trace;
  /**
   * Prepares the file, once the output folder is known.
   *
   * @throws XdocsError where it cannot be written, or should not be
   */
  open(out: string): void;
  /** Writes the trace; nothing where nobody asked for one. */
  finish(): BuildProfile | undefined;
}

const noProfiling: BuildProfiling = { trace: noTrace, open: () => undefined, finish: () => undefined };

/** Begins to record a build, if that is wanted. */
export function buildProfiling({ cwd, profile, ...given }: ProfilingOptions): BuildProfiling {
  if (profile === undefined) return noProfiling;
  const file = resolve(cwd, profile);
  const trace = recordingTrace();
  const { since = traceTime() } = given;
  // A process that did other things before is not measured from its beginning.
  const before = given.since === undefined ? process.cpuUsage() : { user: 0, system: 0 };
  let write: ((text: string) => void) | undefined;
  trace.take([{ kind: 'step', name: 'start', start: since, end: traceTime() }]);
  return {
    trace,
    open: (out) => void (write = openProfileFile(file, { out, opening: traceOpening })),
    finish() {
      const { user, system } = process.cpuUsage();
      const ms = Math.round(traceTime() - since);
      write?.(chromeTrace(trace.spans, since));
      return {
        file,
        ms,
        cpuMs: Math.round((user + system - before.user - before.system) / 1000),
        peakBytes: process.resourceUsage().maxRSS * 1024,
        ...profileOf(trace.spans),
      };
    },
  };
}

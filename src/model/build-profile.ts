// Where the time of a build went, in figures: what `--profile` prints and what `--json` tells.

export interface BuildProfile {
  /** Absolute path of the trace: open it in Perfetto (ui.perfetto.dev) or at chrome://tracing. */
  readonly file: string;
  /** Milliseconds from the start of the process to the end of the build. */
  readonly ms: number;
  /** Milliseconds of processor time of all threads; without the processes that were started, such as the bundler. */
  readonly cpuMs: number;
  /** The most memory that the process held, in bytes; without the processes that were started. */
  readonly peakBytes: number;
  /** Steps of the build, the longest first. They run side by side where they can. */
  readonly steps: readonly ProfiledTime[];
  /** What the parts of the output took of the step `write files`, the longest first. */
  readonly parts: readonly ProfiledTime[];
  /** The slowest pages by their files, parsed and rendered. */
  readonly pages: readonly ProfiledTime[];
  /** The slowest demos, rendered on the server. */
  readonly demos: readonly ProfiledTime[];
  /** Threads beside the main one, and how long each was at work. */
  readonly threads: readonly ProfiledTime[];
}

export interface ProfiledTime {
  readonly name: string;
  readonly ms: number;
}

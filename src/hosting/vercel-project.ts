// How Vercel builds a site: what its file says besides headers and redirects. In: the project's folder, its scripts, the
// flags of the command. Out: keys of `vercel.json`.

export interface VercelProject {
  /** xdocs is none of those that Vercel knows. */
  readonly framework: null;
  readonly buildCommand: string;
  /** Absent where the output lies outside of the folder, which Vercel cannot publish. */
  readonly outputDirectory?: string;
}

interface ProjectFacts {
  /** The folder of the output, relative to that in which the file lies. */
  readonly out: string;
  readonly scripts: Readonly<Record<string, string>>;
  /** What `build` must be told, too: `['--config', 'docs/xdocs.config.ts']`. */
  readonly flags: readonly string[];
}

/** The script that builds the site, which may build a library before it; else the command itself. */
export function vercelProject({ out, scripts, flags }: ProjectFacts): VercelProject {
  const outputDirectory = out.replaceAll('\\', '/');
  const [script] =
    Object.entries(scripts).find(
      ([, text]) => /\bxdocs build\b/.test(text) && flags.every((flag) => text.includes(flag)),
    ) ?? [];
  const command = ['npx xdocs build', ...flags.map((flag) => (/\s/.test(flag) ? `"${flag}"` : flag))].join(' ');
  return {
    framework: null,
    buildCommand: script === undefined ? command : `npm run ${script}`,
    ...(/^(?:\.\.(?:\/|$)|\/|[a-z]:)/i.test(outputDirectory) ? {} : { outputDirectory: outputDirectory || '.' }),
  };
}

// The dependencies of an exported demo. In: what its files import, and the site's kit. Out: the two lists of its
// package.json.
import { adapterLibraries, dateLibraryVersion } from './date-libraries.ts';
import type { DemoLanguage, DemoStyling } from './demo.ts';
import type { SandboxKit } from './demo-sources-file.ts';
import { packageNameOf } from './package-name.ts';

export interface Dependencies {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  /** By name, where npm would otherwise refuse what others need beside them. */
  readonly overrides?: Readonly<Record<string, string>>;
}

/** What every project has, whatever its demo imports. */
export const alwaysThere = ['react', 'react-dom', '@emotion/react', '@emotion/styled'];

/** What a project is built with, where the site itself has no version of it. */
const toolVersions = {
  vite: '^8.0.0',
  '@vitejs/plugin-react': '^6.0.0',
  tailwindcss: '^4.1.0',
  '@tailwindcss/vite': '^4.1.0',
  typescript: '^5.9.0',
  '@types/react': '^19.0.0',
  '@types/react-dom': '^19.0.0',
} as const;

/**
 * The dependencies of a project, by name: what its files import, what these packages need beside them, date libraries in
 * the versions of the documentation, and what it is built with. Built-in modules and names that are not installed are
 * left out.
 *
 * @throws TypeError for a date adapter whose package cannot be determined
 */
export function dependenciesOf(
  imports: readonly string[],
  kit: Pick<SandboxKit, 'packages' | 'dependencies' | 'imports'>,
  { language, styling }: { readonly language: DemoLanguage; readonly styling: DemoStyling },
): Dependencies {
  const all = [...imports, ...kit.imports];
  const adapted = Object.assign({}, ...all.map((specifier) => adapterLibraries(specifier))) as Record<string, string>;
  const names = new Set([...alwaysThere, ...all.flatMap((specifier) => packageNameOf(specifier) ?? [])]);
  const found: Record<string, string> = {};
  const types: Record<string, string> = {};
  // The set grows while it is walked.
  for (const name of names) {
    const installed = Object.hasOwn(kit.packages, name) ? kit.packages[name] : undefined;
    const version =
      dateLibraryVersion(name) ?? installed?.version ?? (alwaysThere.includes(name) ? 'latest' : undefined);
    if (version === undefined) continue;
    found[name] = version;
    for (const peer of installed?.peers ?? []) names.add(peer);
    if (installed?.types !== undefined) types[installed.types] = kit.packages[installed.types]!.version;
  }
  const dependencies = sorted({ ...found, ...adapted, ...kit.dependencies });
  const overrides = overridesOf(dependencies);
  return {
    dependencies,
    devDependencies: sorted({ ...toolsOf(kit, language, styling), ...(language === 'ts' && types) }),
    ...(Object.keys(overrides).length > 0 && { overrides }),
  };
}

/**
 * Exact pre-releases are what everybody gets: a range such as `^4.0.0-0` covers `4.1.0-0` for nobody, and npm would not
 * install it beside a package with such a peer.
 */
function overridesOf(dependencies: Dependencies['dependencies']): Record<string, string> {
  const names = Object.keys(dependencies).filter((name) => /^\d+\.\d+\.\d+-/.test(dependencies[name]!));
  return Object.fromEntries(names.map((name) => [name, `$${name}`]));
}

/** Packages whose installed versions the kit should know besides those that demos import. */
export const knownTools = ['tailwindcss', 'typescript', '@types/react', '@types/react-dom'];

function toolsOf(kit: Pick<SandboxKit, 'packages'>, language: DemoLanguage, styling: DemoStyling) {
  const names: (keyof typeof toolVersions)[] = [
    'vite',
    '@vitejs/plugin-react',
    ...(styling === 'tailwind' ? (['tailwindcss', '@tailwindcss/vite'] as const) : []),
    ...(language === 'ts' ? (['typescript', '@types/react', '@types/react-dom'] as const) : []),
  ];
  return Object.fromEntries(
    names.map((name) => {
      // Vite and its plugin fit together as they are here. Tailwind's plugin has the versions of Tailwind.
      const own = name === '@tailwindcss/vite' ? 'tailwindcss' : name.includes('vite') ? undefined : name;
      return [name, (own && kit.packages[own]?.version) ?? toolVersions[name]];
    }),
  );
}

function sorted(record: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

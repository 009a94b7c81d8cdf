// Commands of package managers. In: what was found of a project. Out: lines for a terminal.
import type { ProjectFacts } from './project-facts.ts';

/** What installs packages. */
export function installCommand(
  { manager }: Pick<ProjectFacts, 'manager'>,
  names: readonly string[],
  dev = false,
): string {
  const verbs = { npm: 'npm install', pnpm: 'pnpm add', yarn: 'yarn add', bun: 'bun add' };
  return [verbs[manager], ...(dev ? [manager === 'npm' ? '--save-dev' : '-D'] : []), ...names].join(' ');
}

/** What of the packages that xdocs runs on is not in the manifests; with React's types, without which it reads no others. */
export function missingPackages({ manifest, lacksReactTypes }: ProjectFacts): string[] {
  const own = ['xdocs', 'react', 'react-dom'].filter((name) => manifest?.installed[name] === undefined);
  return [...own, ...(lacksReactTypes ? ['@types/react'] : [])];
}

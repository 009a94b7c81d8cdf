// Which components of a product are probed. In: its components. Out: the probe.
import type { ApiProgram } from './api-program.ts';
import type { ComponentProbe } from './component-probe.ts';
import { isOpenComponent } from './open-components.ts';
import type { PackageExport } from './package-exports.ts';

/** The probe of those components that need one; `undefined` where none does, because it costs a second checker. */
export function probeFor(components: readonly PackageExport[], program: ApiProgram): ComponentProbe | undefined {
  const names = new Map<string, Set<string>>();
  for (const { name, symbol, packages } of components) {
    const [packageName] = packages;
    if (packageName && isOpenComponent(symbol, program.checker))
      names.set(packageName, (names.get(packageName) ?? new Set()).add(name));
  }
  return names.size > 0
    ? program.probe(new Map([...names].map(([packageName, found]) => [packageName, [...found]])))
    : undefined;
}

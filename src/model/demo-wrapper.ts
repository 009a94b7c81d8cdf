// The components of the config that stand around islands: providers, themes.

/** A component around the islands whose modules lie in a folder. */
export interface DemoWrapper {
  /** Absolute; absent where it is around all islands. */
  readonly folder?: string;
  /** Absolute path of its module. */
  readonly module: string;
}

/**
 * The module of the component around an island, if there is one. The playground has none: it is shown as it is.
 *
 * @param entry absolute path of the island's module
 */
export function wrapperOf(
  entry: string,
  {
    demoWrappers,
    playground,
  }: { readonly demoWrappers: readonly DemoWrapper[]; readonly playground?: string | undefined },
): string | undefined {
  if (entry === playground) return undefined;
  const isAround = ({ folder }: DemoWrapper) =>
    folder === undefined || (entry.startsWith(folder) && /^[\\/]/.test(entry.slice(folder.length)));
  return demoWrappers.find(isAround)?.module;
}

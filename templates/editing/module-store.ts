// Modules from texts. In: texts, each after those that it imports. Out: modules, at addresses that only this document
// knows; imports in them are rewritten to these addresses.
import { lazyImport, staticImport, type ModuleText } from './module-texts.ts';

type Module = Readonly<Record<string, unknown>>;

/** The function that `import()` of a bundled module becomes. */
const lazyName = '__xdocsImport';

export interface ModuleStore {
  add(modules: readonly ModuleText[]): void;
  /** A module with all that it imports; asked for if it is not there. */
  load(url: string): Promise<Module>;
  /** Takes what was asked for. */
  answer(message: { readonly url: string; readonly modules: readonly ModuleText[]; readonly error?: string }): void;
}

/** A store without modules. */
export function moduleStore(ask: (url: string) => void): ModuleStore {
  const addresses = new Map<string, string>();
  const waiting = new Map<string, { resolve: () => void; reject: (error: Error) => void }[]>();
  const store: ModuleStore = {
    add(modules) {
      for (const { url, text } of modules) {
        if (addresses.has(url)) continue;
        const code = text
          .replaceAll(lazyImport, (_, one: string) => `${lazyName}(${JSON.stringify(one)})`)
          .replaceAll(staticImport, (all, word: string, one: string) => {
            const address = addresses.get(one);
            return address === undefined ? all : `${word}${JSON.stringify(address)}`;
          });
        addresses.set(url, URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
      }
    },
    async load(url) {
      if (!addresses.has(url)) {
        await new Promise<void>((resolve, reject) => {
          waiting.set(url, [...(waiting.get(url) ?? []), { resolve, reject }]);
          ask(url);
        });
      }
      return import(addresses.get(url)!) as Promise<Module>;
    },
    answer({ url, modules, error }) {
      store.add(modules);
      for (const { resolve, reject } of waiting.get(url) ?? [])
        if (error === undefined) resolve();
        else reject(new Error(error));
      waiting.delete(url);
    },
  };
  Object.assign(globalThis, { [lazyName]: store.load });
  return store;
}

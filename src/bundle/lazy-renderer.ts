// A renderer whose code is loaded when somebody needs it: most of it is a component library, and a build in which no page
// has changed renders nothing.
import type { Renderer } from '../model/bundle.ts';

export interface LazyRenderer {
  /** Throws until it is loaded. */
  readonly renderer: Renderer;
  /** Loads it; more than one call loads it once. */
  load(): Promise<void>;
}

/** Puts off the loading of a renderer. */
export function lazyRenderer(load: () => Promise<Renderer>): LazyRenderer {
  let loading: Promise<void> | undefined;
  let loaded: Renderer | undefined;
  const own = () => {
    if (!loaded) throw new Error('The templates are not loaded yet.');
    return loaded;
  };
  return {
    renderer: {
      renderFrame: (...given) => own().renderFrame(...given),
      renderNavigation: (...given) => own().renderNavigation(...given),
      readerColorRules: (...given) => own().readerColorRules(...given),
      renderPage: (...given) => own().renderPage(...given),
    },
    load: () =>
      (loading ??= load().then((renderer) => {
        loaded = renderer;
      })),
  };
}

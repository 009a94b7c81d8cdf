// A component that shows the latest version of an edited demo, so that one React root lives through all of them: the
// next version takes the place of the last in one step. In: versions. Out: what to mount.

/** The few functions of React that this needs; the copy of the demo's module provides them. */
export interface ReactLike {
  readonly Component: new (props: object) => { readonly props: Readonly<Record<string, unknown>> };
  createElement(type: unknown, props?: object | null, ...children: unknown[]): unknown;
  useState<T>(first: T): [T, (next: T) => void];
  useEffect(effect: () => void, dependencies?: readonly unknown[]): void;
}

interface Version {
  readonly Demo: unknown;
  readonly turn: number;
}

export interface LiveDemo {
  /** Its props are the demo's. */
  readonly Live: (props: object) => unknown;
  isMounted: boolean;
  show(Demo: unknown, turn: number): void;
}

/**
 * Makes the component.
 *
 * @param onError told what a version throws while it renders; it shows nothing then
 * @param onShown told the turn of a version that stands on the page
 */
export function liveDemo(
  react: ReactLike,
  onError: (error: unknown) => void,
  onShown: (turn: number) => void,
): LiveDemo {
  let latest: Version = { Demo: undefined, turn: 0 };
  let update: ((next: Version) => void) | undefined;

  /** React knows error boundaries as classes only. */
  class Boundary extends react.Component {
    state = { hasFailed: false };
    static getDerivedStateFromError() {
      return { hasFailed: true };
    }
    componentDidCatch(error: unknown) {
      onError(error);
    }
    render() {
      return this.state.hasFailed ? null : this.props['children'];
    }
  }

  function Shown({ turn, children }: { readonly turn: number; readonly children: unknown }): unknown {
    react.useEffect(() => onShown(turn), [turn]);
    return children;
  }

  return {
    isMounted: false,
    Live(props) {
      const [version, setVersion] = react.useState(latest);
      react.useEffect(() => {
        update = setVersion;
        // One may have come between the first rendering and this.
        setVersion(latest);
      }, []);
      const { Demo, turn } = version;
      return react.createElement(
        Boundary,
        { key: turn },
        react.createElement(Shown, { turn }, react.createElement(Demo, props)),
      );
    },
    show(Demo, turn) {
      latest = { Demo, turn };
      update?.(latest);
    },
  };
}

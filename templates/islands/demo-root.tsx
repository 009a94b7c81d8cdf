// What surrounds every demo, on the server and in the browser: style cache, theme, error boundary.
// In: a demo and the page it is in. Out: a tree that both sides render alike, and that follows the page's scheme.
import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/cache';
import { ThemeProvider } from '@mui/material/styles';
import { Component } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { Theme } from '@mui/material/styles';
import type { SiteDocsConfig } from '../../src/model/docs-config.ts';
import type { ThemeState } from '../../src/model/theme-state.ts';
import { ErrorBlock } from '../blocks/error-block.tsx';
import { DocsConfigContext, ThemeStateContext } from './page-hooks.ts';
import { pageScheme } from './page-scheme.ts';

interface BoundaryProps {
  readonly title: string;
  readonly onFailed?: ((error: unknown) => void) | undefined;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly error?: Error | undefined;
  /** What threw. */
  readonly children?: ReactNode;
}

/** React knows error boundaries as classes only. */
class DemoBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  /** What comes next, with other props, may work again. */
  static getDerivedStateFromProps({ children }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return children === state.children ? null : { children, error: undefined };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailed?.(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? <ErrorBlock title={this.props.title} message={error.message} /> : this.props.children;
  }
}

interface DemoRootProps {
  readonly Demo: ComponentType;
  /** What a component of a directive gets; demos get nothing. */
  readonly props?: Readonly<Record<string, unknown>> | undefined;
  readonly cache: EmotionCache;
  /** Absent: nothing but the demo's own theme, if it has one. */
  readonly theme: Theme | undefined;
  readonly themeState: ThemeState;
  readonly docs: SiteDocsConfig | undefined;
  /** Title of the box shown when the demo throws. */
  readonly failedTitle: string;
  /** Told of what the demo throws in a browser. */
  readonly onFailed?: (error: unknown) => void;
  /** Whether the tree meets HTML of the server, which is light and must be rendered so once. */
  readonly startsLight: boolean;
}

/**
 * The tree around a demo. The theme's variables are the page's own style sheet's, so none are generated here. Over
 * server HTML the first render is the light one, and the provider renders again when the page turns out to be dark.
 */
export function DemoRoot({
  Demo,
  props,
  cache,
  theme,
  themeState,
  docs,
  failedTitle,
  onFailed,
  startsLight,
}: DemoRootProps): ReactElement {
  const demo = (
    <DocsConfigContext.Provider value={docs}>
      <DemoBoundary title={failedTitle} onFailed={onFailed}>
        <Demo {...props} />
      </DemoBoundary>
    </DocsConfigContext.Provider>
  );
  if (!theme) return <CacheProvider value={cache}>{demo}</CacheProvider>;
  return (
    <CacheProvider value={cache}>
      <ThemeStateContext.Provider value={themeState}>
        <ThemeProvider
          theme={theme}
          storageManager={pageScheme}
          colorSchemeNode={null}
          disableStyleSheetGeneration
          disableNestedContext
          forceThemeRerender
          noSsr={!startsLight}
        >
          {demo}
        </ThemeProvider>
      </ThemeStateContext.Provider>
    </CacheProvider>
  );
}

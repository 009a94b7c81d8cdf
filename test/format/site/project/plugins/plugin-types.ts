// The few calls of esbuild that the plugin makes.
export interface BundlerPlugin {
  readonly name: string;
  setup(build: {
    onResolve(options: { filter: RegExp }, resolve: () => { path: string; namespace: string }): void;
    onLoad(options: { filter: RegExp; namespace: string }, load: () => { contents: string; loader: string }): void;
  }): void;
}

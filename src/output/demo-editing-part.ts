// What the editor of demos is made of: its script, the document that runs edited code, and the list of what demos may
// import. Sites without demos have none of it.
import type { CompiledEditor } from '../bundle/compile-editor.ts';
import { assetsPath } from '../model/address.ts';
import { demoEditingUrl, type DemoEditing } from '../model/demo-editing.ts';
import type { OutputFile } from '../model/output-file.ts';
import type { Site } from '../model/site.ts';
import { demoIslands } from '../site/component-islands.ts';
import type { PlainPart, OutputSources } from './output-part.ts';

export const demoEditing: PlainPart = {
  name: 'demo-editing',
  claims: (site) => (site.demos.size > 0 ? [{ path: tablePath(site) }] : []),
  async fileAt(path, sources) {
    const { site, editor } = sources;
    const folder = assetsPath(site.config.base).slice(1);
    const isOwn = path === tablePath(site) || /^demo-(?:editor|runner)\./.test(path.slice(folder.length));
    if (!isOwn || site.demos.size === 0) return undefined;
    const made = editor.made ?? (await editor.make());
    return filesOf(made, sources).find((file) => file.path === path);
  },
  files: (sources) => (sources.editor.made ? filesOf(sources.editor.made, sources) : []),
};

function tablePath({ config }: Site): string {
  return demoEditingUrl(config.base).slice(1);
}

function filesOf(
  { editor, runner }: CompiledEditor,
  { site, editor: { moduleOf, costOf, shared } }: OutputSources,
): OutputFile[] {
  const assets = assetsPath(site.config.base);
  const table: DemoEditing = {
    editor: assets + editor.name,
    runner: assets + runner.name,
    shared,
    // The lightest first: the editor takes a value from the first that has it.
    demos: [...site.demos.values()]
      .flatMap(demoIslands)
      .sort((a, b) => costOf(a.module) - costOf(b.module))
      .flatMap(({ module: id, values = [] }) => {
        const module = moduleOf(id);
        const lists = values.map(({ specifier, names }) => [specifier, ...names] as const);
        return module === undefined ? [] : [{ module, values: lists }];
      }),
  };
  return [
    { path: tablePath(site), contents: JSON.stringify(table) },
    ...[editor, runner].map(({ name, text }) => ({ path: assets.slice(1) + name, contents: text })),
  ];
}

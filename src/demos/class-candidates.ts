// What may be a class name in a demo's sources: the words of its texts. Tailwind makes rules of those that it knows.
import type { DemoFile } from '../model/demo.ts';
import { sourceExtensions } from './demo-imports.ts';
import { parseModule } from './module-requests.ts';
import type { SyntaxNode } from './syntax-node.ts';

/** Longer words are data. */
const longestClass = 200;

/** The words of all texts in modules and JSON files, each once and in order. */
export function classCandidates(files: readonly DemoFile[]): string[] {
  const texts = files.flatMap(({ path, code }) => {
    if (path.endsWith('.json')) return [...code.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text!);
    if (!sourceExtensions.some((extension) => path.endsWith(extension))) return [];
    return textsIn(parseModule(path, code).program);
  });
  const words = texts.flatMap((text) => text.split(/\s+/));
  return [...new Set(words.filter((word) => word && word.length <= longestClass))].sort();
}

/** Texts, pieces of templates, and keys of objects: `{ flex: isWide }` is how classes are often switched. */
function textsIn(root: unknown): string[] {
  const found: string[] = [];
  const waiting = [root];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (Array.isArray(value)) {
      for (const item of value) if (item) waiting.push(item);
      continue;
    }
    if (typeof value !== 'object' || value === null) continue;
    const node = value as SyntaxNode;
    if (node.type === 'Literal' && typeof node['value'] === 'string') found.push(node['value']);
    if (node.type === 'TemplateElement') found.push((node['value'] as { cooked: string | null }).cooked ?? '');
    if (node.type === 'Property') found.push(((node['key'] as SyntaxNode)['name'] as string | undefined) ?? '');
    for (const child of Object.values(node)) if (typeof child === 'object' && child !== null) waiting.push(child);
  }
  return found;
}

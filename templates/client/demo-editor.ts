// Starts the editor of a demo, which is fetched when the first reader wants it. In: the demo's element. Out: its first
// file can be edited in place, and what it becomes runs in the demo's stage.
import { demoEditingUrl, type DemoEditing } from '../../src/model/demo-editing.ts';
import { siteFacts, interfaceText } from './site-facts.ts';
import { announce } from './texts.ts';
import type { openEditor as OpenEditor } from '../editing/workbench.ts';

type Workbench = { readonly openEditor: typeof OpenEditor };

/** What the site says of editing, and the editor; once for a page, and again after it failed. */
let workbench: Promise<readonly [Workbench, DemoEditing]> | undefined;

async function fetchWorkbench(base: string): Promise<readonly [Workbench, DemoEditing]> {
  const answer = await fetch(demoEditingUrl(base), { cache: 'no-cache' });
  if (!answer.ok) throw new Error(String(answer.status));
  const site = (await answer.json()) as DemoEditing;
  return [(await xdPart(site.editor)) as Workbench, site];
}

async function open(demo: HTMLElement, isWanted: boolean): Promise<void> {
  const facts = siteFacts();
  if (!facts) return;
  const textOf = await interfaceText(facts, 'editor');
  try {
    workbench ??= fetchWorkbench(facts.base);
    const [{ openEditor }, site] = await workbench;
    // A dev server's modules are others after each save.
    if (!site.shared) workbench = undefined;
    await openEditor(demo, { site, textOf, isWanted });
  } catch (error) {
    workbench = undefined;
    announce(textOf('failed'));
    throw error;
  }
}

/**
 * Lets a reader edit the first file of a demo, and goes there.
 *
 * @param demo the element `.demo`, or one in it
 * @throws Error where the editor cannot be fetched
 */
export function editDemo(demo: HTMLElement): Promise<void> {
  return open(demo.closest<HTMLElement>('.demo') ?? demo, true);
}

/** Shows a demo as its reader has left it, without taking them there. */
export function restoreDemo(demo: HTMLElement): Promise<void> {
  return open(demo, false);
}

// A demo of the page as a project of its own, in the language and styling that its reader sees, with what the reader has
// edited. In: the demo's element. Out: the project's files.
import type { DemoExport, SandboxFile, SandboxKit } from '../../src/model/demo-sources-file.ts';
import { demoFileOf, sandboxProject } from '../../src/model/sandbox-project.ts';
import { jsonAt, sourcesOf } from './demo-source-file.ts';
import { editedExport } from './edited-export.ts';
import { readEdited } from './edited-demos.ts';

export interface ProjectOfDemo {
  /** The demo's name. */
  readonly title: string;
  /** Path of the demo's own file. */
  readonly main: string;
  readonly files: readonly SandboxFile[];
}

/**
 * The project of a demo.
 *
 * @throws Error where its parts cannot be fetched; TypeError where a package that it needs cannot be determined
 */
export async function projectOf(demo: HTMLElement): Promise<ProjectOfDemo> {
  const { project } = await sourcesOf(demo);
  // It has no hash in its name, and other versions of packages with the next build.
  const kit = await jsonAt<SandboxKit>(project.kit, { cache: 'no-cache' });
  const title = demo.querySelector<HTMLElement>('[data-xd-demo]')?.dataset['xdDemo'] ?? demo.id;
  const edited = readEdited(title);
  const shown = chosenExport(project.exports, edited ?? choices());
  const source = edited ? editedExport(shown, edited) : shown;
  const isPage = demo.querySelector('[data-xd-demo][data-frame]') !== null;
  return { title, main: demoFileOf(source), files: sandboxProject(title, source, kit, isPage) };
}

/** What the reader has chosen for all demos; the script of the head has set it. */
function choices(): { readonly language: string; readonly styling: string } {
  const { codeLanguage = 'ts', codeStyling = 'system' } = document.documentElement.dataset;
  return { language: codeLanguage, styling: codeStyling };
}

/** The variant of a choice, or what comes nearest where the demo has none. */
function chosenExport(
  exports: readonly DemoExport[],
  { language, styling }: { readonly language: string; readonly styling: string },
): DemoExport {
  const styled = exports.filter((one) => one.styling === styling);
  const candidates = styled.length > 0 ? styled : exports.filter((one) => one.styling === exports[0]!.styling);
  return candidates.find((one) => one.language === language) ?? candidates[0]!;
}

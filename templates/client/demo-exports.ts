// Takes a demo away: to StackBlitz, to CodeSandbox, into a chat, as a zip. In: a demo of the page. Out: a new tab with its
// project, or a file. Loaded when a reader first asks for it.
import { downloadZip } from 'client-zip';
import lzString from 'lz-string';
import { packageNameFrom } from '../../src/model/sandbox-project.ts';
import { projectOf, type ProjectOfDemo } from './demo-project.ts';

export type ExportKind = 'stackblitz' | 'codesandbox' | 'zip' | 'chat';

/** How long a chat may take to answer, in milliseconds. */
const patience = 30_000;

/**
 * Exports a demo, the element with `data-sources`. What it needs is fetched once: a call that came too late for the
 * browser to open a tab works when it is made again.
 *
 * @throws Error whose message is for the reader, such as `Failed to open StackBlitz`; TypeError where a package that the
 *   demo needs cannot be determined
 */
export async function exportDemo(kind: ExportKind, demo: HTMLElement): Promise<void> {
  if (kind === 'chat') return openChat(demo);
  const project = await readable(projectOf(demo), failures[kind]);
  if (kind === 'zip') return download(project);
  // A browser opens a tab only shortly after a click.
  if (navigator.userActivation && !navigator.userActivation.isActive) throw new Error(failures[kind]);
  submit(kind === 'stackblitz' ? stackBlitzForm(project) : codeSandboxForm(project));
}

/** Fetches what an export of a demo needs, so that its tab opens in the very turn of a click. */
export function warmExport(demo: HTMLElement): void {
  projectOf(demo).catch(() => undefined);
}

const failures = {
  stackblitz: 'Failed to open StackBlitz',
  codesandbox: 'Failed to open CodeSandbox',
  zip: 'Failed to download',
};

/** A form that opens in a new tab: where it goes, and its fields. */
interface ExportForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** StackBlitz's API for forms: https://developer.stackblitz.com/platform/api/post-api */
export function stackBlitzForm({ title, main, files }: ProjectOfDemo): ExportForm {
  return {
    action: `https://stackblitz.com/run?file=${encodeURIComponent(main)}`,
    fields: {
      'project[title]': title,
      'project[description]': title,
      'project[template]': 'node',
      ...Object.fromEntries(files.map(({ name, code }) => [`project[files][${name}]`, code])),
    },
  };
}

/** CodeSandbox's API: https://codesandbox.io/docs/learn/sandboxes/cli-api. Vite runs in its container, not in the browser. */
export function codeSandboxForm({ main, files }: ProjectOfDemo): ExportForm {
  const content = {
    files: Object.fromEntries(files.map(({ name, code }) => [name, { content: code, isBinary: false }])),
  };
  const parameters = lzString
    .compressToBase64(JSON.stringify(content))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
    fields: { parameters, query: `file=/${main}` },
  };
}

function submit({ action, fields }: ExportForm): void {
  const form = Object.assign(document.createElement('form'), {
    method: 'post',
    action,
    target: '_blank',
    rel: 'noopener',
    hidden: true,
  });
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

async function download({ title, files }: ProjectOfDemo): Promise<void> {
  const folder = packageNameFrom(title);
  const lastModified = new Date();
  const zip = downloadZip(files.map(({ name, code }) => ({ name: `${folder}/${name}`, input: code, lastModified })));
  const url = URL.createObjectURL(await zip.blob());
  Object.assign(document.createElement('a'), { href: url, download: `${folder}.zip` }).click();
  // The browser has the file once the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/**
 * Sends the project to the chat of the demo's button (`data-endpoint`, `data-name`), and opens the address that it
 * answers. The tab is opened at once, while the browser still allows it.
 */
async function openChat(demo: HTMLElement): Promise<void> {
  const { endpoint = '', name = 'chat' } = demo.querySelector<HTMLElement>('[data-endpoint]')?.dataset ?? {};
  const failure = `Failed to open ${name}`;
  const tab = open('about:blank', '_blank');
  if (!tab) throw new Error(failure);
  // What opens there must not reach back.
  tab.opener = null;
  tab.document.title = name;
  try {
    const { title, files } = await projectOf(demo);
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        title,
        pathname: location.pathname,
        files: Object.fromEntries(files.map((file) => [file.name, file.code])),
      }),
      signal: AbortSignal.timeout(patience),
    });
    const { url } = (answer.ok ? await answer.json() : {}) as { url?: unknown };
    const address = new URL(String(url));
    if (!/^https?:$/.test(address.protocol)) throw new Error(failure);
    tab.location.replace(address);
  } catch (error) {
    tab.close();
    throw new Error(failure, { cause: error });
  }
}

/** What a reader is told where something fails; a package that cannot be determined is told as it is. */
async function readable<T>(made: Promise<T>, failure: string): Promise<T> {
  try {
    return await made;
  } catch (error) {
    // `fetch` throws a TypeError, too.
    if (error instanceof TypeError && error.message.includes('cannot be determined')) throw error;
    throw new Error(failure, { cause: error });
  }
}

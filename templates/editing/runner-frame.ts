// The frame in which edited code runs. In: its document's address, programs. Out: an element in the demo's stage, and
// what became of each program. The document has no origin: it reaches neither the page, nor cookies or storage of the
// site, nor may it take the reader to another page.
import type { ModuleTexts } from './module-texts.ts';
import { followLook, startFacts } from './page-look.ts';
import type { FromRunner, RunFailure, RunMessage, ToRunner } from './runner-messages.ts';
import { sheetTexts } from './sheet-texts.ts';

/** A program without what the frame keeps itself. */
export type Program = Omit<RunMessage, 'type' | 'turn' | 'modules'> & { readonly needs: readonly string[] };

export interface RunnerFrame {
  readonly element: HTMLIFrameElement;
  /** Shows a program in the place of the last one. */
  run(program: Program): Promise<void>;
  remove(): void;
}

interface RunnerOptions {
  /** URL path of its document. */
  readonly url: string;
  /** The demo's element, in whose place it stands. */
  readonly root: HTMLElement;
  readonly title: string;
  readonly endlessLoop: string;
  readonly modules: ModuleTexts;
  readonly onShown: () => void;
  readonly onFailure: (failure: RunFailure) => void;
  /** Told when it does not answer any more, and when it does again; `never` where it has not even begun. */
  readonly onSilence: (kind: 'never' | 'hangs' | undefined) => void;
}

/** How high a frame may make itself; more is scrolled. */
const highest = 4000;
const askEveryMs = 2000;
const patienceMs = 5000;

/** Makes the frame beside the demo's element. */
export function runnerFrame(options: RunnerOptions): RunnerFrame {
  const { root, modules } = options;
  const element = document.createElement('iframe');
  element.className = 'edited-frame';
  element.title = options.title;
  // Forms work, as far as scripts answer to them: the document's own policy lets none be sent.
  element.setAttribute('sandbox', 'allow-scripts allow-forms');
  element.referrerPolicy = 'no-referrer';
  // The frame covers the stage to its border, and its document leaves as much free: what demos cast around them shows.
  const { paddingTop, paddingBottom, paddingLeft } = getComputedStyle(root.parentElement!);
  element.style.setProperty('--stage-block', paddingTop);
  element.style.setProperty('--stage-inline', paddingLeft);
  // A hidden demo has made place for an earlier frame.
  if (root.offsetHeight > 0)
    element.style.blockSize = `${root.offsetHeight + parseFloat(paddingTop) + parseFloat(paddingBottom)}px`;
  element.src = options.url;
  const sent = new Set<string>();
  const { port1: port, port2 } = new MessageChannel();
  let turn = 0;
  let height = 0;
  let heardAt = performance.now();
  let hasBegun = false;
  let ready = () => {};
  const whenReady = new Promise<void>((resolve) => (ready = resolve));
  const say = (message: ToRunner) => port.postMessage(message);

  const fresh = async (urls: readonly string[]) => {
    const lists = await Promise.all(urls.map((url) => modules.all(url)));
    return lists.flat().filter(({ url }) => !sent.has(url) && sent.add(url));
  };
  const give = async (url: string) => {
    // Nothing but what the page's own code names.
    if (!modules.isNamed(url)) return say({ type: 'modules', url, modules: [], error: `No such module: ${url}` });
    const answer = await fresh([url]).then(
      (list) => ({ modules: list }),
      (error: unknown) => ({ modules: [], error: String(error) }),
    );
    say({ type: 'modules', url, ...answer });
  };
  port.addEventListener('message', ({ data }: MessageEvent<FromRunner>) => {
    heardAt = performance.now();
    options.onSilence(undefined);
    if (data.type === 'ready') {
      hasBegun = true;
      ready();
    } else if (data.type === 'height') setHeight(Number(data.height));
    else if (data.type === 'shown' && data.turn === turn) {
      element.dataset['shown'] = '';
      delete element.dataset['blank'];
      setHeight(height);
      options.onShown();
    } else if (data.type === 'failed' && data.turn === turn) {
      if (data.isBlank) element.dataset['blank'] = '';
      options.onFailure(cleaned(data));
    }
    if (data.type === 'wants') void give(String(data.url));
  });
  port.start();
  // A demo with a frame of its own has the height that its writer gave. One that shows nothing keeps its place: its reader
  // types below it.
  const setHeight = (asked: number) => {
    height = asked;
    const isFixed = root.hasAttribute('data-frame') || element.dataset['blank'] !== undefined;
    if (height > 0 && !isFixed) element.style.blockSize = `${Math.min(height, highest)}px`;
  };

  let loads = 0;
  element.addEventListener('load', () => {
    loads += 1;
    // Another document than ours: code has led the frame away, and the channel's end went with the first.
    if (loads > 1) return options.onSilence('hangs');
    void sheetTexts().then((sheets) =>
      element.contentWindow?.postMessage(
        {
          type: 'start',
          sheets,
          endlessLoop: options.endlessLoop,
          padding: `${paddingTop} ${paddingLeft}`,
          ...startFacts(root),
        } satisfies ToRunner,
        // A document without an origin can be named by no other.
        '*',
        [port2],
      ),
    );
  });
  const asking = setInterval(() => {
    // A page in the background runs late, and so does its frame.
    if (document.hidden) heardAt = performance.now();
    else if (performance.now() - heardAt > patienceMs) options.onSilence(hasBegun ? 'hangs' : 'never');
    if (hasBegun) say({ type: 'ping' });
  }, askEveryMs);
  const unfollow = followLook((look) => say({ type: 'look', look }));
  // Controls beside the demo move what is shown.
  const followProps = (event: Event) => say({ type: 'props', props: (event as CustomEvent<unknown>).detail });
  root.addEventListener('xdocs:props', followProps);
  root.after(element);

  return {
    element,
    async run({ needs, ...program }) {
      const own = ++turn;
      const [added] = await Promise.all([fresh(needs), whenReady]);
      // Even if a later text has come: what was fetched for this one is marked as sent.
      say(
        own === turn ? { type: 'run', turn, modules: added, ...program } : { type: 'modules', url: '', modules: added },
      );
    },
    remove() {
      clearInterval(asking);
      unfollow();
      root.removeEventListener('xdocs:props', followProps);
      port.close();
      element.remove();
    },
  };
}

/** A failure in the shape that it should have, however long its text is. */
function cleaned({ message, file, line, isUnread, isBlank }: RunFailure): RunFailure {
  return {
    message: String(message).slice(0, 2000),
    ...(typeof file === 'string' && { file: file.slice(0, 200) }),
    ...(typeof line === 'number' && { line }),
    isUnread: isUnread === true,
    isBlank: isBlank === true,
  };
}

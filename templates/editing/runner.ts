// Runs edited code, in a document of its own: of no origin, so that it reaches neither the page nor what the site has
// stored. It can fetch nothing of the site either; modules come as texts from the page, over the channel that its first
// message brings.
import { liveDemo, type LiveDemo, type ReactLike } from './live-demo.ts';
import { loopGuard } from './loop-guards.ts';
import { guardLoops } from './loop-watch.ts';
import { followHeight } from './frame-height.ts';
import { moduleStore } from './module-store.ts';
import type { FromRunner, RunMessage, StartMessage, ToRunner } from './runner-messages.ts';
import { runFiles } from './run-files.ts';
import { showFrame, showLook } from './runner-look.ts';
import { failureOf, isBeingRead } from './run-failure.ts';
import { standInStorage } from './stand-in-storage.ts';

/** What this document calls of a demo's module. */
interface OwnModule {
  mount(element: HTMLElement, Demo: unknown): Promise<void>;
  readonly modules: { readonly react: ReactLike };
}

function run(port: MessagePort, start: StartMessage): void {
  const tell = (message: FromRunner) => port.postMessage(message);
  let turn = 0;
  const fail = (error: unknown, isBlank = false) => tell({ type: 'failed', turn, ...failureOf(error), isBlank });
  const store = moduleStore((url) => tell({ type: 'wants', url }));
  const root = showFrame(start);
  let live: LiveDemo | undefined;
  Object.assign(globalThis, { [loopGuard]: guardLoops(start.endlessLoop) });
  followHeight(root, (height) => tell({ type: 'height', height }));
  addEventListener('error', ({ error, message, filename }) => {
    // The first says only that a box changed while boxes were measured.
    if (!message.startsWith('ResizeObserver') && !isBeingRead(filename)) fail(error ?? message);
  });
  addEventListener('unhandledrejection', ({ reason }) => fail(reason));

  const show = async (message: RunMessage) => {
    turn = message.turn;
    store.add(message.modules);
    const own = (await store.load(message.own)) as unknown as OwnModule;
    const Demo = await runFiles(message, store, own.modules);
    // A later text has come while this one was loaded.
    if (turn !== message.turn) return;
    live ??= liveDemo(
      own.modules.react,
      (error) => fail(error, true),
      (shown) => tell({ type: 'shown', turn: shown }),
    );
    live.show(Demo, turn);
    if (live.isMounted) return;
    live.isMounted = true;
    await own.mount(root, live.Live);
  };
  port.addEventListener('message', ({ data }: MessageEvent<ToRunner>) => {
    if (data.type === 'run') show(data).catch((error: unknown) => data.turn === turn && fail(error));
    else if (data.type === 'look') showLook(data.look);
    else if (data.type === 'modules') store.answer(data);
    // What mounts the demo listens as it does on a page.
    else if (data.type === 'props') root.dispatchEvent(new CustomEvent('xdocs:props', { detail: data.props }));
    else if (data.type === 'ping') tell({ type: 'pong' });
  });
  port.start();
  tell({ type: 'ready' });
}

standInStorage();
addEventListener('message', function first({ source, data, ports: [port] }: MessageEvent<ToRunner>) {
  if (source !== parent || !port || data.type !== 'start') return;
  removeEventListener('message', first);
  run(port, data);
});

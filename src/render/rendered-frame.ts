// The shell of a language, rendered once: within a run, and by a cache of earlier runs, so that a build in which nothing
// has changed names the shell's files without rendering anything.
import { createHash } from 'node:crypto';
import type { Renderer } from '../model/bundle.ts';
import type { FrameView } from '../model/view.ts';
import { inShell } from './shell-html.ts';

/** What a frame is rendered with. */
interface FrameSources {
  readonly renderer: Renderer;
  /** Of the templates. */
  readonly version: string;
  readonly keptFrames?: KeptFrames | undefined;
}

/** A frame as a cache keeps it: without regular expressions. */
export type KeptFrame = Omit<RenderedFrame, 'sheets'> & {
  readonly sheets: readonly { readonly name: string; readonly sign: string; readonly css: string }[];
};

export interface KeptFrames {
  get(key: string): KeptFrame | undefined;
  set(key: string, frame: KeptFrame): void;
}

type RenderedFrame = ReturnType<Renderer['renderFrame']>;

/** Cache of frames by their view: a dev server renders the same ones repeatedly. */
const renderedFrames = new WeakMap<Renderer, Map<string, RenderedFrame>>();

/** The frame of a view. */
export function renderedFrame(frame: FrameView, options: FrameSources): RenderedFrame {
  const { renderer, keptFrames } = options;
  const entry = renderedFrames.get(renderer) ?? new Map<string, RenderedFrame>();
  renderedFrames.set(renderer, entry);
  const key = keptKey(frame, options);
  const known = entry.get(key);
  if (known) return known;
  const kept = keptFrames?.get(key);
  const rendered = kept
    ? { ...kept, sheets: kept.sheets.map(({ sign, ...sheet }) => ({ ...sheet, sign: new RegExp(sign) })) }
    : inShell(() => renderer.renderFrame(frame));
  entry.set(key, rendered);
  const { sheets = [] } = rendered;
  // A sign with flags would not come back as it was.
  if (!kept && sheets.every(({ sign }) => sign.flags === ''))
    keptFrames?.set(key, {
      ...rendered,
      sheets: sheets.map(({ sign, ...sheet }) => ({ ...sheet, sign: sign.source })),
    });
  return rendered;
}

/** Whether the frames of all languages are known from earlier runs, so that nothing has to be rendered to name files. */
export function hasKeptFrames(frames: Iterable<FrameView>, options: FrameSources): boolean {
  return [...frames].every((frame) => options.keptFrames?.get(keptKey(frame, options)));
}

function keptKey(frame: FrameView, { version }: Pick<FrameSources, 'version'>): string {
  return createHash('sha256')
    .update(`${version} ${JSON.stringify(frame)}`)
    .digest('base64url');
}

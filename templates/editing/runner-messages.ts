// What the page and the frame that runs edited code say to each other, over a channel of their own. What comes from the
// frame may come from anything that a reader has pasted: the page takes nothing but these shapes from it.
import type { Links } from './link-files.ts';
import type { ModuleText } from './module-texts.ts';

/** What the frame shows of the reader's settings and the page's styles. */
export interface PageLook {
  /** Attributes of `<html>`. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** The rules of the reader's own colours. */
  readonly colors: string;
}

/** Sent once. */
export interface StartMessage {
  readonly type: 'start';
  readonly look: PageLook;
  /** Style sheets as text. */
  readonly sheets: readonly string[];
  /** Attributes of the shell's frame, which hold the words and colours that demos look up. */
  readonly frame: readonly (readonly [name: string, value: string])[];
  /** Attributes of the demo's element. */
  readonly demo: readonly (readonly [name: string, value: string])[];
  /** What the document leaves free around the demo, in CSS. */
  readonly padding: string;
  /** What is said of a loop that does not end. */
  readonly endlessLoop: string;
}

export interface RunMessage {
  readonly type: 'run';
  /** Counts up: answers to earlier ones are of no interest any more. */
  readonly turn: number;
  /** URL path of the demo's own module, which mounts. */
  readonly own: string;
  readonly entry: string;
  readonly files: readonly { readonly name: string; readonly code: string; readonly links: Links }[];
  /** Modules that the frame does not have yet, each after its imports. */
  readonly modules: readonly ModuleText[];
}

export type ToRunner =
  | StartMessage
  | RunMessage
  | { readonly type: 'look'; readonly look: PageLook }
  | { readonly type: 'modules'; readonly url: string; readonly modules: readonly ModuleText[]; readonly error?: string }
  | { readonly type: 'props'; readonly props: unknown }
  | { readonly type: 'ping' };

/** Why code failed while it ran, with the place in its file where that is known. */
export interface RunFailure {
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  /** Whether nothing has run, because it cannot be read as code. */
  readonly isUnread?: boolean;
  /** Whether nothing of the demo is left: it failed while it rendered. */
  readonly isBlank?: boolean;
}

export type FromRunner =
  | { readonly type: 'ready' | 'pong' }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'shown'; readonly turn: number }
  | ({ readonly type: 'failed'; readonly turn: number } & RunFailure)
  /** A module that code imports only now. */
  | { readonly type: 'wants'; readonly url: string };

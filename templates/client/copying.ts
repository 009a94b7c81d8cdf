// What a button says for a moment, "Copied" or that copying was not allowed. In: how to copy, and how the button shows
// a word and takes it back. Out: both, in time, and a word for a screen reader.
import { announce, clientText } from './texts.ts';

const endings = new WeakMap<HTMLElement, () => void>();

interface Moment {
  readonly ms: number;
  /** What a screen reader says of a copy. */
  readonly said: string;
  readonly copy: () => Promise<unknown>;
  /** Shows a word on the button; gives what takes it back. */
  readonly show: (word: string) => () => void;
}

/** Copies and says so; whoever calls again ends the moment and begins another. */
export async function copyWith(button: HTMLElement, { ms, said, copy, show }: Moment): Promise<void> {
  let [state, word, aloud] = ['copied', clientText('code.copied'), said];
  try {
    await copy();
  } catch (error) {
    // Any other failure stays silent: nothing was copied, so nothing says it was.
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
    state = 'refused';
    word = aloud = clientText('code.copyRefused');
  }
  endings.get(button)?.();
  const takeBack = show(word);
  button.dataset[state] = word;
  const end = () => {
    clearTimeout(timer);
    endings.delete(button);
    delete button.dataset[state];
    takeBack();
  };
  const timer = setTimeout(end, ms);
  endings.set(button, end);
  announce(aloud);
}

/** Copies a text that may be still to come. A clipboard may take only what it is told of during the click: it is given the promise, where it takes one. */
export async function copyText(text: Promise<string>): Promise<void> {
  if (!('ClipboardItem' in window)) return navigator.clipboard.writeText(await text);
  const blob = text.then((markdown) => new Blob([markdown], { type: 'text/plain' }));
  // Without a text, that is what went wrong.
  await Promise.all([text, navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])]);
}

// A reader's consent to ads and analytics. In: what waits for it, the banner of the shell, the choice that is kept, what
// the browser says by itself. Out: each of them started once its reader agrees, in the order in which they came, and ended
// when that is taken back, here or in another tab.
import { consentChoice } from '../../src/model/browser-storage.ts';
import { element } from '../client/element.ts';
import { storedValueOf, writeStored } from '../client/stored.ts';
import { announce } from '../client/texts.ts';
import { under } from '../client/under.ts';

/** Starts a service; the result, if there is one, ends it. */
type Start = () => (() => void) | void;

/** What waits, or runs: then with its end. */
const asking: { readonly start: Start; end?: () => void }[] = [];

/** Whether the browser itself has said no: Do Not Track, Global Privacy Control. */
function isRefused(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

function choice(): string {
  return isRefused() ? 'denied' : storedValueOf(consentChoice);
}

/** Starts or ends what the choice says; one that fails does not hold up the others. */
function apply(): void {
  const isGranted = choice() === 'granted';
  for (const service of asking)
    try {
      if (isGranted && !service.end) {
        service.end = () => undefined;
        service.end = service.start() ?? service.end;
      } else if (!isGranted && service.end) {
        const { end } = service;
        delete service.end;
        // What scripts of others have begun ends with the document: the next link loads a whole page.
        document.body.dataset['xdFull'] = '';
        end();
      }
    } catch {
      // Nor does it reach the page.
    }
}

/** Wires the banner: its answers, the way to it, other tabs. */
function wire(banner: HTMLElement): void {
  let opener: HTMLElement | null = null;
  const [question, word] = banner.children as unknown as HTMLElement[];
  const show = (isShown: boolean) => {
    const value = choice();
    question!.hidden = isRefused();
    word!.hidden = !isRefused();
    // Nothing is chosen at first, and neither is proposed.
    for (const button of question!.querySelectorAll<HTMLElement>('button'))
      button.ariaPressed = value === 'none' ? null : String(button.dataset['consent'] === value);
    banner.hidden = !isShown;
  };
  const follow = () => {
    show(choice() === 'none');
    apply();
  };
  banner.addEventListener('click', (event) => {
    const answer = under(event, 'button')?.dataset['consent'];
    if (answer === undefined) return;
    if (answer) {
      writeStored(consentChoice[0], answer);
      announce(banner.dataset['said']!);
    }
    follow();
    (opener?.isConnected ? opener : document.querySelector('main'))?.focus({ preventScroll: true });
    opener = null;
  });
  document.addEventListener('click', (event) => {
    const button = under(event, '[data-xd-open="consent"]');
    if (!button) return;
    opener = button;
    show(true);
    banner.querySelector<HTMLElement>('.consent-row:not([hidden]) button')!.focus();
  });
  addEventListener('storage', ({ key }) => {
    if (!key || key === consentChoice[0]) follow();
  });
  // A foot of the site's own may lack the way to it.
  if (!document.querySelector('[data-xd-open="consent"]'))
    document
      .querySelector('.content')
      ?.append(element('button', { type: 'button', 'data-xd-open': 'consent' }, [banner.ariaLabel!]));
  // What stands below it can be scrolled from there, by so much.
  new ResizeObserver(() =>
    document.documentElement.style.setProperty('--consent-room', `${banner.offsetHeight}px`),
  ).observe(banner);
  follow();
}

/**
 * Starts a service once a reader has agreed: at once where that was before, never where it is refused. Those that are
 * handed over first start first. A shell without the banner asks nobody, so that nothing starts.
 */
export function whenConsented(start: Start): void {
  const banner = document.querySelector<HTMLElement>('.consent');
  if (!banner) return;
  if (asking.push({ start }) === 1) wire(banner);
  else apply();
}

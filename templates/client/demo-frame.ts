// Demos in a document of their own. In: a demo's element, still asleep. Out: an iframe in it, in which this same script
// runs and brings the demo to life: its media queries, its scrolling and its dialogs are the frame's. A standalone page
// is in its frame from the start, and is only told of the settings.
import { colorRulesId, schemeAttribute, shownSettings } from '../../src/model/browser-storage.ts';

/** The document of a frame: the page's language, scheme and styles, and nothing in it but the demo. */
function documentAround(element: HTMLElement, scriptUrl: string): string {
  const page = document.implementation.createHTMLDocument(element.dataset['xdDemo'] ?? '');
  for (const { name, value } of document.documentElement.attributes) page.documentElement.setAttribute(name, value);
  const script = page.createElement('script');
  script.type = 'module';
  script.src = scriptUrl;
  const styles = document.querySelectorAll('meta[name="viewport"], link[rel="stylesheet"], style');
  page.head.append(...[...styles].map((style) => page.importNode(style, true)), script);
  // Carries the site's words and colours, which demos look up.
  const frame = document.querySelector('.frame');
  const demo = page.importNode(element, true);
  demo.removeAttribute('data-frame');
  demo.removeAttribute('style');
  page.body.className = 'demo-frame';
  if (document.body.lang) page.body.lang = document.body.lang;
  page.body.append(demo);
  if (frame) {
    const facts = page.importNode(frame, false) as HTMLElement;
    facts.hidden = true;
    page.body.append(facts);
  }
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/** What style sheets and scripts read of <html>, with what the browser would not store. */
const followed = [
  ...shownSettings.map(([, attribute]) => attribute),
  schemeAttribute,
  'data-unkept',
  'data-code-styling',
];

/** Shows the page's settings and scheme in the document of a frame, with word of it for the demo. */
function showSettings(inner: Document, types: readonly string[]): void {
  for (const name of followed) {
    const value = document.documentElement.getAttribute(name);
    if (value === null) inner.documentElement.removeAttribute(name);
    else inner.documentElement.setAttribute(name, value);
  }
  const colors = document.getElementById(colorRulesId);
  inner.getElementById(colorRulesId)?.remove();
  if (colors) inner.head.append(inner.importNode(colors, true));
  for (const type of types) inner.dispatchEvent(new CustomEvent(type));
}

const changes = ['xdocs:settings', 'xdocs:scheme', 'xdocs:code'];

/** Whether a document shows other settings than the page, whose choices a browser may not have stored. */
function differs({ documentElement }: Document): boolean {
  return followed.some((name) => documentElement.getAttribute(name) !== document.documentElement.getAttribute(name));
}

/**
 * Moves a demo into a frame, which runs the page's script and follows its settings; settles when the frame has loaded.
 */
export function moveIntoFrame(element: HTMLElement, scriptUrl: string): Promise<void> {
  return new Promise((resolve) => {
    const page = element.querySelector('iframe');
    const frame = page ?? document.createElement('iframe');
    let hasLoaded = false;
    const follow = ({ type }: Event) => {
      if (hasLoaded && frame.contentDocument) showSettings(frame.contentDocument, [type]);
    };
    for (const type of changes) document.addEventListener(type, follow);
    document.addEventListener(
      'xdocs:leave',
      () => changes.forEach((type) => document.removeEventListener(type, follow)),
      { once: true },
    );
    const catchUp = () => {
      hasLoaded = true;
      if (frame.contentDocument && differs(frame.contentDocument)) showSettings(frame.contentDocument, changes);
      // A sign of the reader, who is there already.
      frame.contentWindow?.dispatchEvent(new Event('wheel'));
      element.setAttribute('data-hydrated', '');
      resolve();
    };
    frame.addEventListener('load', catchUp);
    if (page) return catchUp();
    frame.title = element.getAttribute('aria-label') ?? '';
    frame.srcdoc = documentAround(element, scriptUrl);
    element.replaceChildren(frame);
  });
}

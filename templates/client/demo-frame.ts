// Demos in a document of their own. In: a demo's element, still asleep. Out: an iframe in it, in which this same script
// runs and brings the demo to life: its media queries, its scrolling and its dialogs are the frame's.

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
  page.body.append(demo);
  if (frame) {
    const facts = page.importNode(frame, false) as HTMLElement;
    facts.hidden = true;
    page.body.append(facts);
  }
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/** Shows the page's settings in the document of a frame: what style sheets read, and word of it for the demo. */
function showSettings(inner: Document): void {
  const [{ dir, dataset }, { documentElement: root }] = [document.documentElement, inner];
  root.dir = dir;
  if (dataset['density']) root.dataset['density'] = dataset['density'];
  else delete root.dataset['density'];
  const colors = document.getElementById('xd-colors');
  inner.getElementById('xd-colors')?.remove();
  if (colors) inner.head.append(inner.importNode(colors, true));
  inner.dispatchEvent(new CustomEvent('xdocs:settings'));
}

/** Moves a demo into a frame, which runs the page's script and follows its settings; settles when the frame has loaded. */
export function moveIntoFrame(element: HTMLElement, scriptUrl: string): Promise<void> {
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.title = element.getAttribute('aria-label') ?? '';
    frame.srcdoc = documentAround(element, scriptUrl);
    let [hasLoaded, isBehind] = [false, false];
    const follow = () => {
      isBehind = !hasLoaded;
      if (hasLoaded && frame.contentDocument) showSettings(frame.contentDocument);
    };
    document.addEventListener('xdocs:settings', follow);
    document.addEventListener('xdocs:leave', () => document.removeEventListener('xdocs:settings', follow), { once: true });
    frame.addEventListener('load', () => {
      hasLoaded = true;
      if (isBehind) follow();
      element.setAttribute('data-hydrated', '');
      resolve();
    });
    element.replaceChildren(frame);
  });
}

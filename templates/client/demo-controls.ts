// The controls of a demo. In: the form beside it, and the page's URL. Out: props for the demo (`xdocs:props` on its
// element), the JSX that results, and the state in the URL, so that it can be shared. What a URL says and no control allows
// is ignored. Loaded by the demo that has controls, when it wakes; what a reader has set before counts.
import { shownProps, startOf, stateOf, type ControlState } from '../../src/model/control-state.ts';
import { jsxPieces } from '../../src/model/jsx-text.ts';
import { tokenClasses } from '../../src/model/token-classes.ts';
import type { ControlValue, PropControl } from '../../src/model/prop-control.ts';
import { element } from './element.ts';
import { announce } from './texts.ts';

/** How long a reader who types or drags goes on before the URL says what it came to; browsers limit how often it may. */
const restMs = 400;

interface Facts {
  readonly component: string;
  readonly controls: readonly PropControl[];
}

/** What ends the controls of a form, where its demo is another element than before: a frame may be loaded anew. */
type Controlled = HTMLFormElement & { xdStop?: () => void };

const started = new WeakSet<HTMLElement>();

/**
 * Wires the controls of a demo, once, and writes the props that they stand for to the demo's element (`data-props`).
 *
 * @param demo the element that the demo is mounted in, in the page or in a frame of its own
 */
export function startControls(demo: HTMLElement): void {
  const block = demo.closest('.demo') ?? frameElement?.closest('.demo');
  const form = block?.querySelector<Controlled>('.demo-controls');
  if (!block || !form || started.has(demo)) return;
  started.add(demo);
  form.xdStop?.();
  const end = new AbortController();
  form.xdStop = () => end.abort();
  const { component, controls } = JSON.parse(form.dataset['xdControls']!) as Facts;
  const { location, history } = form.ownerDocument.defaultView!;
  const keyOf = (name: string) => `${block.id}.${name}`;
  const code = block.querySelector('.demo-jsx code')!;
  let state: ControlState = new Map();

  const show = () => {
    const props = Object.fromEntries(state);
    demo.dataset['props'] = JSON.stringify(props);
    showJsx(code, component, shownProps(controls, state));
    demo.dispatchEvent(new CustomEvent('xdocs:props', { detail: props }));
  };
  let timer = 0;
  const keepInUrl = () => {
    clearTimeout(timer);
    // The page may be another one by now.
    if (!form.isConnected) return;
    const url = new URL(location.href);
    for (const { name } of controls) url.searchParams.delete(keyOf(name));
    for (const [name, value] of state) url.searchParams.set(keyOf(name), String(value));
    try {
      history.replaceState(history.state, '', url);
    } catch {
      // Too often for this browser: the next change says it, too.
      return;
    }
    form.ownerDocument.dispatchEvent(new CustomEvent('xdocs:query'));
  };
  const read = () => {
    state = stateOf(controls, fieldTexts(form, controls, keyOf), state);
    show();
  };
  const showFields = () => {
    for (const control of controls) showField(form, keyOf(control.name), control, state.get(control.name));
  };

  const asked = new URL(location.href).searchParams;
  const early = stateOf(controls, fieldTexts(form, controls, keyOf));
  state = new Map([...stateOf(controls, (name) => asked.get(keyOf(name))), ...early]);
  showFields();
  show();

  const on = (type: string, listener: (event: Event) => void) =>
    form.addEventListener(type, listener, { signal: end.signal });
  on('input', ({ target }) => {
    showTwin(form, target as HTMLInputElement);
    read();
    clearTimeout(timer);
    timer = window.setTimeout(keepInUrl, restMs);
  });
  on('change', keepInUrl);
  on('submit', (event) => event.preventDefault());
  const reset = () => {
    state = new Map();
    showFields();
    show();
    keepInUrl();
  };
  // A demo that starts afresh has the props that it had at the beginning.
  demo.addEventListener('xdocs:reset', reset, { signal: end.signal });
  on('reset', (event) => {
    event.preventDefault();
    reset();
    announce(form.dataset['reset']!);
  });
}

/** The text of each field, as a URL would have it. */
function fieldTexts(form: HTMLFormElement, controls: readonly PropControl[], keyOf: (name: string) => string) {
  const data = new FormData(form);
  const kinds = new Map(controls.map(({ name, kind }) => [name, kind]));
  return (name: string): string | null => {
    const value = data.get(keyOf(name));
    return kinds.get(name) === 'switch' ? String(value !== null) : typeof value === 'string' ? value : null;
  };
}

function showField(form: HTMLFormElement, key: string, control: PropControl, value = startOf(control)): void {
  const field = form.elements.namedItem(key) as HTMLInputElement | HTMLSelectElement | RadioNodeList;
  if (control.kind === 'switch') (field as HTMLInputElement).checked = value === true;
  else field.value = value === undefined ? '' : String(value);
  if ('name' in field) showTwin(form, field as HTMLInputElement);
}

/** A slider and a picker of colours show what the field beside them says, and the other way round. */
function showTwin(form: HTMLFormElement, changed: HTMLInputElement): void {
  const { for: key } = changed.dataset;
  const twin = key ? form.elements.namedItem(key) : form.querySelector(`[data-for="${CSS.escape(changed.name)}"]`);
  if (twin && (key || changed.value))
    // A picker knows colours of six digits only.
    (twin as HTMLInputElement).value = changed.value.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
}

function showJsx(code: Element, component: string, props: readonly (readonly [string, ControlValue])[]): void {
  code.replaceChildren(
    ...jsxPieces(component, props).map(({ text, token }) =>
      token ? element('span', { class: tokenClasses[token] }, [text]) : text,
    ),
  );
}

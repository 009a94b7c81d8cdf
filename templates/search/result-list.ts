// Results as elements: options in groups, one per page. In: groups and the query's words. Out: nodes; the option that
// is chosen is the dialog's affair.
import { element } from '../client/element.ts';
import { searchUrl, type SearchManifest } from '../../src/model/search-index.ts';
import type { SearchAnswer } from './engine.ts';
import { markedText } from './marked-text.ts';
import type { FoundEntry } from './rank.ts';
import type { RecentResult } from './recent-results.ts';

/** Kinds whose names are code. */
const codeKinds = new Set([
  'component',
  'hook',
  'function',
  'interface',
  'enum',
  'prop',
  'property',
  'parameter',
  'slot',
  'class',
]);

let count = 0;

/**
 * Groups of results. A page that was found itself is the first option of its group; else it is the group's label alone.
 */
export function resultGroups({ groups, words }: SearchAnswer, { products, texts }: SearchManifest): HTMLElement[] {
  return groups.map(({ page, entries }) => {
    const own = entries[0]?.kind === page.kind;
    const product = products[page.product ?? -1]?.name;
    const about = product && !page.title.startsWith(product) ? product : '';
    const options = entries.map((entry, index) => {
      const isPage = own && index === 0;
      const text = markedText((entry.kind === 'class' ? '.' : '') + entry.texts[0], words);
      return option(
        { url: searchUrl(page, entry), kind: entry.kind, page: isPage ? about : page.title, name: entry.texts[0] },
        {
          text,
          label: texts[`kind.${entry.kind}`] ?? '',
          className: isPage ? 'search-page' : 'search-part',
          about: isPage ? about : '',
          plan: isPage ? page.plan : undefined,
          ...saidOf(entry, isPage ? page.description : undefined, words),
        },
      );
    });
    const label = element(
      'div',
      { class: 'search-label', id: `xd-search-group-${++count}`, ...(own && { hidden: '' }) },
      [
        element('bdi', { class: 'search-label-title' }, [page.title]),
        element('span', {}, [[texts[`kind.${page.kind}`], about].filter(Boolean).join(' · ')]),
      ],
    );
    return element('div', { role: 'group', class: 'search-group', 'aria-labelledby': label.id }, [label, ...options]);
  });
}

/** What stands there that agrees with the query; else what the page is about. */
function saidOf(
  { excerpt }: FoundEntry,
  description: string | undefined,
  words: SearchAnswer['words'],
): Pick<OptionLook, 'said'> {
  if (excerpt !== undefined) return { said: { text: markedText(excerpt, words), className: 'search-excerpt' } };
  return description ? { said: { text: markedText(description, words), className: 'search-description' } } : {};
}

/** What the reader opened before. */
export function recentGroup(results: readonly RecentResult[], { texts }: SearchManifest): HTMLElement {
  const options = results.map((result) =>
    option(result, {
      text: [document.createTextNode(result.text)],
      label: texts[`kind.${result.kind}`] ?? '',
      className: 'search-page',
      about: result.page,
      plan: undefined,
    }),
  );
  const label = element('div', { class: 'search-label', id: `xd-search-group-${++count}` }, [texts['recent'] ?? '']);
  return element('div', { role: 'group', class: 'search-group', 'aria-labelledby': label.id }, [label, ...options]);
}

interface OptionLook {
  readonly text: readonly Node[];
  readonly label: string;
  readonly className: string;
  readonly about: string;
  readonly plan: string | undefined;
  /** A line below the name, and how it looks. */
  readonly said?: { readonly text: readonly Node[]; readonly className: string };
}

function option(
  {
    url,
    kind,
    page,
    name,
    text: stored,
  }: {
    readonly url: string;
    readonly kind: string;
    readonly page: string;
    readonly name?: string;
    readonly text?: string;
  },
  look: OptionLook,
): HTMLElement {
  const text = stored ?? (kind === 'class' ? `.${name}` : name!);
  const title = element('bdi', { class: codeKinds.has(kind) ? 'search-name search-code' : 'search-name' }, [
    ...look.text,
  ]);
  const line = element('span', { class: 'search-line' }, [
    title,
    ...(look.plan ? [element('span', { class: `plan-badge plan-${look.plan}` })] : []),
    ...(look.about ? [element('span', { class: 'search-about' }, [look.about])] : []),
  ]);
  const said = look.said
    ? [element('span', { class: look.said.className }, [element('bdi', {}, [...look.said.text])])]
    : [];
  const made = element(
    'a',
    {
      role: 'option',
      id: `xd-search-option-${++count}`,
      class: `search-option ${look.className}`,
      href: url,
      tabindex: '-1',
      'aria-selected': 'false',
      'data-kind': kind,
    },
    [
      element('span', { class: 'search-text' }, [line, ...said]),
      element('span', { class: 'search-kind' }, [look.label]),
    ],
  );
  made.dataset['recent'] = JSON.stringify({ url, text, page, kind } satisfies RecentResult);
  return made;
}

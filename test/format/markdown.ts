// FORMAT section 4, sentence by sentence: text, headings, badges, callouts, code, tabs, links.
import { describe, expect, it } from 'vitest';
import type { Formats } from './built-format.ts';
import type { Found } from './html.ts';

export function markdown(formats: () => Formats): void {
  const main = (name: string) => formats().plain.main(`/x/writing/${name}/`);
  const linkTo = (name: string, text: string) =>
    main(name)
      .all('a')
      .find((link) => link.text === text)!;

  describe('text', () => {
    it('has tables with alignment', () => {
      const cells = main('gfm').one('table').all('td');
      expect(cells.map((cell) => [cell.attribute('align'), cell.children[0]!.tag])).toEqual([
        ['left', 'code'],
        ['center', 'strong'],
        ['right', 'del'],
      ]);
      expect(
        main('gfm')
          .one('table')
          .all('th')
          .map((cell) => cell.attribute('align')),
      ).toEqual(['left', 'center', 'right']);
    });

    it('has autolinks', () => {
      const hrefs = main('gfm')
        .all('a')
        .map((link) => link.attribute('href'));
      for (const href of ['http://www.example.org', 'https://example.com/a_b', 'mailto:ride@velo.example'])
        expect(hrefs).toContain(href);
    });

    it('has task lists', () =>
      expect(
        main('gfm')
          .all('li input')
          .map((box) => [box.attribute('type'), box.attribute('checked') !== undefined, box.attribute('disabled')]),
      ).toEqual([
        ['checkbox', true, ''],
        ['checkbox', false, ''],
      ]));

    it('has footnotes that lead there and back, with ids that are unique in the page', () => {
      const ids = main('gfm')
        .all('[id]')
        .map((element) => element.attribute('id')!);
      expect(new Set(ids).size).toBe(ids.length);
      const there = main('gfm').all('[data-footnote-ref]');
      expect(there).toHaveLength(3);
      for (const link of there) {
        const note = main('gfm').one(`li[id="${decodeURIComponent(link.attribute('href')!.slice(1))}"]`);
        expect(note.one('[data-footnote-backref]').attribute('href')).toBe(`#${link.attribute('id')}`);
      }
      expect(
        main('gfm')
          .all('section[data-footnotes] li')
          .map(({ text }) => text),
      ).toEqual(['Mostly. ↩', 'Ask the shop. ↩', 'In another stretch. ↩']);
    });

    it('keeps < and { and lines that look like modules as text', () => {
      const paragraphs = main('gfm')
        .all('p')
        .map(({ text }) => text);
      expect(paragraphs).toContain('export const a = 1');
      expect(paragraphs).toContain("import b from 'c'");
    });

    it('passes HTML through, with Markdown inside blocks', () => {
      const html = main('html');
      expect(html.all('kbd.key').map(({ text }) => text)).toEqual(['Ctrl', 'C']);
      expect(html.one('details summary').text).toBe('More');
      expect(html.one('details strong').text).toBe('Bold');
      expect(html.one('details li a').attribute('href')).toBe('/x/rides/');
      expect(html.one('video').attribute('width')).toBe('300');
      for (const name of ['autoplay', 'muted', 'loop', 'playsinline'])
        expect(html.one('video').attribute(name)).toBe('');
      expect(html.one('video source').attribute('src')).toMatch(/^\/x\/_assets\/ride\.\w{8}\.mp4$/);
      expect(html.one('div.wide').attribute('id')).toBe('own-place');
    });

    it('keeps pictures for one scheme', () => {
      for (const [mode, alt] of [
        ['light', 'Light'],
        ['dark', 'Dark'],
      ]) {
        const image = main('html').one(`img.only-${mode}-mode`);
        expect(['alt', 'width', 'height'].map((name) => image.attribute(name))).toEqual([alt, '10', '20']);
      }
    });

    it('drops comments, and what is in them', () => {
      expect(formats().plain.text('/x/writing/html/')).not.toMatch(/secret|None\.tsx/);
      expect(formats().plain.text('/x/writing/html/index.md')).not.toMatch(/secret|None\.tsx/);
      expect(
        main('html')
          .all('p')
          .some(({ text }) => text === 'Before after.'),
      ).toBe(true);
    });
  });

  describe('headings', () => {
    const idOf = (text: string) =>
      main('headings')
        .all('h2, h3')
        .find((heading) => heading.text === `${text}#`)
        ?.attribute('id');

    it.each([
      ['The useAnimate() hook', 'the-useanimate-hook'],
      ['Look & Feel', 'look-feel'],
      ['The 80/20 rule', 'the-80-20-rule'],
      ['The apiRef object', 'the-apiref-object'],
      ['Title', 'custom-id'],
      ['See the rides too', 'see-the-rides-too'],
      ['Tips 🚧 for ✅ riders', 'tips-for-%E2%9C%85-riders'],
      ['自行车', '%E8%87%AA%E8%A1%8C%E8%BD%A6'],
    ])('%j has the id %s', (text, id) => expect(idOf(text)).toBe(id));

    it('of level 2 and 3 have an anchor link to themselves', () => {
      for (const heading of main('headings').all('h2, h3'))
        expect(heading.one('a.anchor').attribute('href')).toBe(`#${heading.attribute('id')}`);
    });

    it('of level 2 and 3 stand in the table of contents, h3 below h2; others do not', () => {
      const entries = formats().plain.page('/x/writing/headings/').all('.toc-list li');
      expect(
        entries.slice(0, 3).map((entry) => [entry.attribute('class'), entry.one('a').attribute('href'), entry.text]),
      ).toEqual([
        [undefined, '#the-useanimate-hook', 'The useAnimate() hook'],
        ['toc-level-3', '#the-apiref-object', 'The apiRef object'],
        [undefined, '#look-feel', 'Look & Feel'],
      ]);
      expect(entries.map(({ text }) => text)).not.toContain('Deep');
      expect(main('headings').one('h4').attribute('id')).toBeUndefined();
    });

    it('leave a custom id out of their text', () => expect(main('headings').text).not.toContain('{#'));

    it('have other ids than demos', () => {
      const ids = main('headings')
        .all('[id]')
        .map((element) => element.attribute('id')!);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toContain('basic');
    });
  });

  describe('plan badges', () => {
    it('in headings have an accessible name, are no part of the id, and nest no link', () => {
      const [pro, premium] = main('badges').all('h2');
      expect(pro!.attribute('id')).toBe('pro-in-a-heading');
      expect(premium!.attribute('id')).toBe('premium-in-a-heading');
      expect(pro!.one('a.plan-pro').text).toBe('Pro plan');
      expect(premium!.one('a.plan-premium').text).toBe('Premium plan');
      for (const link of main('badges').all('a')) expect(link.all('a')).toHaveLength(0);
      expect(pro!.one('a.plan-pro').attribute('href')).toBe('/x/rides/#before-you-start');
    });

    it('in text are links or bare', () => {
      expect(linkTo('badges', 'Pro plan').attribute('class')).toBe('plan-badge plan-pro');
      expect(
        main('badges')
          .all('p span.plan-premium')
          .map(({ text }) => text),
      ).toEqual(['Premium plan']);
    });

    it('in tables of Markdown and of HTML have their name, too', () => {
      const [table, raw] = main('badges').all('table');
      expect(table!.one('.plan-badge').text).toBe('Pro plan');
      expect(raw!.all('td').map(({ text }) => text)).toEqual(['Raw Premium plan', 'Linked Pro plan']);
      expect(raw!.all('td span.plan-badge, td a.plan-badge')).toHaveLength(2);
    });

    it('of characters stay as they are', () =>
      expect(
        main('badges')
          .all('td')
          .map(({ text }) => text),
      ).toContain('🚧 🧪 ✅'));

    it('are words in the page’s Markdown', () =>
      expect(formats().plain.text('/x/writing/badges/index.md')).toContain(
        'In text (Pro plan) and bare (Premium plan).',
      ));
  });

  describe('callouts', () => {
    it('are of four kinds, with a title where one is written, also in list items', () => {
      const own = main('callouts').all('aside.callout').slice(0, 5);
      expect(own.map((callout) => callout.attribute('class'))).toEqual(
        ['info', 'warning', 'success', 'error', 'warning'].map((kind) => `callout callout-${kind}`),
      );
      expect(own[1]!.one('.callout-title').text).toBe('Mind the kerb');
      expect(own[1]!.all('li')).toHaveLength(2);
      expect(own[0]!.one('em').text).toBe('information');
      expect(own[4]!.parent!.tag).toBe('li');
      expect(own[4]!.text).toBe('In an item.');
    });

    it('of GitHub map to them', () => {
      expect(
        main('callouts')
          .all('aside.callout')
          .slice(5)
          .map((callout) => [callout.attribute('class'), callout.all('p').at(-1)!.text]),
      ).toEqual([
        ['callout callout-info', 'Note.'],
        ['callout callout-success', 'Tip.'],
        ['callout callout-info', 'Important.'],
        ['callout callout-warning', 'Warning.'],
        ['callout callout-error', 'Caution.'],
      ]);
      expect(main('callouts').text).not.toContain('[!');
    });

    it('leave quotations alone', () =>
      expect(
        main('callouts')
          .all('blockquote')
          .map(({ text }) => text),
      ).toEqual(['A quotation.']));
  });

  describe('code fences', () => {
    const blocks = () => main('code').all('.code');
    const lines = (block: Found, mark: string) =>
      block
        .all('.line')
        .flatMap((line, index) => (line.attribute('class')!.includes(`line-${mark}`) ? [index + 1] : []));

    it('are coloured by classes for both schemes, in every language', () => {
      for (const language of ['tsx', 'ts', 'jsx', 'js', 'json', 'bash', 'css', 'html', 'diff', 'yaml', 'md']) {
        const block = main('code').one(`.code[data-lang="${language}"]`);
        expect(
          block.all('[class]').some((element) => /^[a-z]$/.test(element.attribute('class')!)),
          language,
        ).toBe(true);
        expect(block.all('[style]')).toEqual([]);
      }
    });

    it('without a language, and of text, are plain', () => {
      const plain = blocks().filter((block) => block.attribute('data-lang') === 'text');
      expect(plain.map((block) => block.one('code').exactText)).toEqual(['no <language> at all', 'text']);
      for (const block of plain) expect(block.one('code').children).toEqual([]);
    });

    it('have a title', () => expect(blocks()[0]!.one('.code-title').text).toBe('app/layout.tsx'));
    it('highlight lines', () => expect(lines(blocks()[0]!, 'highlight')).toEqual([1, 3, 4]));
    it('show line numbers', () => expect(blocks()[0]!.one('pre').attribute('class')).toContain('show-line-numbers'));

    it('mark lines in the code, and drop the marks', () => {
      const block = blocks()[1]!;
      expect(['add', 'remove', 'highlight', 'focus'].map((mark) => lines(block, mark))).toEqual([[1], [2], [3], [4]]);
      expect(block.one('code').exactText).toBe('one();\ntwo();\nthree();\nfour();\nfive();');
    });

    it('of a diff show what comes and goes', () => {
      const block = blocks()[2]!;
      expect([lines(block, 'remove'), lines(block, 'add')]).toEqual([[1], [2]]);
    });

    it('pull a region of a file, or all of it', () => {
      expect(blocks()[3]!.one('code').exactText).toBe("const ride = 'long';\n\nreturn ride;");
      expect(blocks()[4]!.one('code').exactText).toContain('// Pulled into pages.\nexport function first() {');
      expect(blocks()[4]!.one('.code-title').text).toBe('All of it');
    });

    it('each have a copy button', () => {
      for (const block of [...blocks(), ...main('tabs').all('.code')])
        expect(block.all('button.code-copy')).toHaveLength(1);
    });

    it('are in the page’s Markdown as they were, included code in full', () => {
      const text = formats().plain.text('/x/writing/code/index.md');
      expect(text).toContain('```tsx title="snippet.tsx"\nconst ride = \'long\';\n\nreturn ride;\n```');
      expect(text).toContain('```bash\necho bash\n```');
    });
  });

  describe('tabbed code', () => {
    const groups = () => main('tabs').all('.tabs');

    it('has one tab each; package managers come as npm, pnpm, yarn', () => {
      expect(groups().map((group) => group.all('[role="tab"]').map(({ text }) => text))).toEqual([
        ['npm', 'pnpm', 'yarn'],
        ['Community', 'Pro', 'Premium'],
      ]);
      expect(
        groups()[0]!
          .all('[role="tabpanel"] code')
          .map(({ text }) => text),
      ).toEqual(['npm install velo', 'pnpm add velo', 'yarn add velo']);
    });

    it('says under which key the choice is remembered', () =>
      expect(groups().map((group) => group.attribute('data-storage-key'))).toEqual(['package-manager', 'plan']));

    it('shows the first panel, each named by its tab', () => {
      for (const group of groups()) {
        const panels = group.all('[role="tabpanel"]');
        expect(panels.map((panel) => panel.attribute('hidden') === undefined)).toEqual(
          panels.map((_, index) => index === 0),
        );
        expect(group.all('[role="tab"]').map((tab) => tab.attribute('aria-controls'))).toEqual(
          panels.map((panel) => panel.attribute('id')),
        );
      }
    });

    it('is all there in the page’s Markdown', () => {
      const text = formats().plain.text('/x/writing/tabs/index.md');
      for (const part of ['yarn add velo', 'npm install velo', "const plan = 'premium';"]) expect(text).toContain(part);
      expect(text).not.toContain('codeblock');
    });
  });

  describe('links', () => {
    it.each([
      ['absolute', '/x/rides/'],
      ['anchor', '/x/rides/#before-you-start'],
      ['query', '/x/rides/?a=1#before-you-start'],
      ['own', '#internal'],
      ['file', '/x/writing/gfm/#tables'],
      ['folder', '/x/writing/gfm/'],
      ['above', '/x/'],
      ['other root', '/x/rides/tours/'],
      ['Version', 'https://github.com/velo/velo/blob/v2.1.0/packages/kit/index.ts#L3'],
      ['other repository', 'https://github.com/velo/other/blob/v2.1.0/a.ts'],
      ['elsewhere', 'https://example.com/'],
      ['allowed', '/material-ui/react-button/'],
      ['blog', '/blog/2024/'],
      ['Terms', '/static/terms.txt'],
      ['as text', '/x/rides/index.md'],
    ])('%s leads to %s', (text, href) => expect(linkTo('links', text).attribute('href')).toBe(href));

    it('that open elsewhere get rel="noopener", beside what the writer said', () => {
      expect(linkTo('links', 'new window').attribute('rel')).toBe('noopener');
      expect(linkTo('links', 'with words of its own').attribute('rel')!.split(' ').toSorted()).toEqual([
        'nofollow',
        'noopener',
      ]);
    });

    it('are the same in the page’s Markdown', () => {
      const text = formats().plain.text('/x/writing/links/index.md');
      for (const href of [
        '(/x/writing/gfm/#tables)',
        '(https://github.com/velo/other/blob/v2.1.0/a.ts)',
        '(/x/rides/?a=1#before-you-start)',
      ])
        expect(text).toContain(href);
    });

    it('that are right are no problem, whatever they lead to', () => expect(formats().plain.problems).toEqual([]));
  });

  describe('with Markdown plugins of the site', () => {
    it('remark plugins have their say, with their options', () => {
      expect(formats().overridden.main('/x/book/').text).toContain('Ring ring! twice.');
      expect(formats().plain.main('/x/rides/booking/').text).toContain('Ring (bell) twice.');
    });

    it('rehype plugins come after', () =>
      expect(formats().overridden.main('/x/text/').one('table').attribute('data-table')).toBe('1'));

    it('the reference parser gives the same page otherwise', () => {
      const { plain, overridden } = formats();
      const prose = (built: typeof plain, pathname: string) =>
        built
          .main(pathname)
          .all('.prose')
          .map(({ exactText }) => exactText);
      expect(prose(overridden, '/x/text/')).toEqual(prose(plain, '/x/writing/gfm/'));
      expect(overridden.main('/x/text/').all('[data-footnote-ref]')).toHaveLength(3);
      expect(overridden.problems).toEqual([]);
    });
  });
}

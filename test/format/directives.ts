// FORMAT section 3, sentence by sentence: demos and components on lines of their own.
import { describe, expect, it } from 'vitest';
import type { Formats } from './built-format.ts';

export function directives(formats: () => Formats): void {
  const demo = (id: string) => formats().plain.main('/x/demos/').one(`.demo[id="${id}"]`);
  const stage = (id: string) => demo(id).one('.demo-stage');
  const island = (id: string) => demo(id).one('[data-xd-demo]');

  describe('a demo directive', () => {
    it('stands for a demo, named relative to the Markdown file, in the order of the page', () => {
      expect(
        formats()
          .plain.main('/x/demos/')
          .all('.demo')
          .map((found) => found.attribute('id')),
      ).toEqual([
        'Basic',
        'Plain',
        'Hand',
        'Shown',
        'Long',
        'Styled',
        'Open',
        'Open-2',
        'Ids',
        'Ids-2',
        'Framed',
        'Framed-2',
        'Worker',
        'Builtins',
        'Site',
        'Near',
        'Basic-2',
      ]);
    });

    it('may name a path with ../', () => expect(island('Near').text).toBe('near'));

    it.each([
      ['absent', 'Basic', 'outlined'],
      ['"outlined"', 'Plain', 'outlined'],
      ['"inline"', 'Hand', 'inline'],
      ['"playground"', 'Shown', 'playground'],
      ['"gradient"', 'Long', 'gradient'],
      ['true', 'Styled', 'grey'],
    ])('`bg` %s', (_, id, name) => expect(stage(id).attribute('class')).toBe(`demo-stage demo-bg-${name}`));

    it('`defaultCodeOpen` true opens the full source and shows no preview', () => {
      expect(demo('Open').one('.demo-details').attribute('open')).toBe('');
      expect(demo('Open').all('.demo-lines')).toHaveLength(0);
    });

    it('`defaultCodeOpen` false shows not even the preview', () => {
      expect(demo('Open-2').one('.demo-details').attribute('open')).toBeUndefined();
      expect(demo('Open-2').all('.demo-lines')).toHaveLength(0);
    });

    it('without it there is the preview, if there is one, and the source is closed', () => {
      for (const id of ['Basic', 'Plain', 'Hand'])
        expect(demo(id).one('.demo-details').attribute('open')).toBeUndefined();
      expect(demo('Hand').one('.demo-lines').one('code').exactText).toBe('<p>by hand</p>');
      expect(demo('Long').all('.demo-lines')).toHaveLength(0);
    });

    it('`hideToolbar` leaves out toolbar and source', () => {
      expect(demo('Ids').all('.demo-source, pre, button')).toHaveLength(0);
      expect(demo('Ids').text).not.toContain('useId');
      expect(demo('Ids-2').all('.demo-source')).toHaveLength(1);
    });

    it('`iframe` has a document of its own, 400 pixels high unless `height` says otherwise', () => {
      expect(island('Framed').attribute('data-frame')).toBe('');
      expect(island('Framed').attribute('style')).toBe('height:400px');
      expect(island('Basic').attribute('data-frame')).toBeUndefined();
    });

    it('`height` and `maxWidth` are pixels', () =>
      expect(island('Framed-2').attribute('style')).toBe('height:240px;max-width:360px'));

    it('takes its keys in any order', () => expect(island('Ids').text).toBe('Bell'));
  });

  describe('two braces anywhere else', () => {
    it('are text', () => {
      const main = formats().plain.main('/x/writing/gfm/');
      expect(
        main.all('p').some(({ text }) => text === 'A < b and {c} are text; so are {{ d }} and {{"demo": "None.tsx"}}.'),
      ).toBe(true);
      expect(main.one('pre').text).toBe('{{"demo": "None.tsx"}}');
      expect(main.all('.demo')).toHaveLength(1);
    });
  });

  describe('a component directive', () => {
    const component = (name: string) => formats().plain.main('/x/components/').one(`[data-component="${name}"]`);

    it('finds a component through an alias and gives it the directive’s object and the page as props', () => {
      expect(component('docs/Fleet.tsx').text).toBe(
        'docs/Fleet.tsx 3; Components; Components of the site.; /x/components/; headings',
      );
      expect(JSON.parse(component('docs/Fleet.tsx').attribute('data-props')!)).toEqual({
        component: 'docs/Fleet.tsx',
        size: 3,
        markdown: {
          headings: [{ level: 2, id: 'headings', text: 'Headings' }],
          title: 'Components',
          description: 'Components of the site.',
          pathname: '/x/components/',
        },
      });
    });

    it('finds one below a module root, its extension missing', () =>
      expect(component('modules/components/Grid').text).toBe('a grid of modules'));

    it('finds one through the alias that fits best, its extension missing', () =>
      expect(component('docsx/Extra').text).toBe('something extra'));

    it('finds one in a package', () => expect(component('@velo/kit/Badge').text).toBe('badge new on /x/components/'));

    it('runs in the browser', () => {
      const { plain } = formats();
      for (const found of plain.main('/x/components/').all('[data-component]'))
        expect(plain.has(found.attribute('data-module')!)).toBe(true);
    });
  });

  describe('the text between directives', () => {
    it('is parsed stretch by stretch, and shares one set of heading ids', () => {
      const main = formats().plain.main('/x/writing/headings/');
      expect(
        main
          .all('h2')
          .filter(({ text }) => text === 'Repeated#')
          .map((heading) => heading.attribute('id')),
      ).toEqual(['repeated', 'repeated-2', 'repeated-3']);
    });
  });
}

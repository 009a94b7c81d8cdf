// FORMAT section 5, sentence by sentence: what a demo is made of, what is shown of it, how it is reached and run.
import { describe, expect, it } from 'vitest';
import type { DemoSourcesFile } from '../../src/model/demo-sources-file.ts';
import type { Formats } from './built-format.ts';
import { parseHtml } from './html.ts';

export function demos(formats: () => Formats): void {
  const demo = (id: string) => formats().plain.main('/x/demos/').one(`.demo[id="${id}"]`);
  const island = (id: string) => demo(id).one('[data-xd-demo]');
  const tabs = (id: string) =>
    demo(id)
      .one('.demo-files')
      .all('[role="tab"]')
      .map(({ text }) => text);
  const sources = (id: string) =>
    (JSON.parse(formats().plain.text(demo(id).attribute('data-sources')!)) as DemoSourcesFile).variants;
  const codeOf = (html: string) => parseHtml(html).one('code').exactText;
  const module = (id: string) => formats().plain.text(island(id).attribute('data-module')!);
  const allScripts = () =>
    formats()
      .plain.files.filter((path) => path.startsWith('/x/_assets/demos/') && path.endsWith('.js'))
      .map((path) => formats().plain.text(path))
      .join('\n');

  describe('the source of a demo', () => {
    it('is the .tsx file, as it is written', () => {
      const code = demo('Basic').one('.demo-files').all('[role="tabpanel"]')[0]!.one('code').exactText;
      expect(code).toMatch(/^import \* as React from 'react';\n/);
      expect(code).toContain('// A comment stays.');
      expect(code).toContain('as Bike[];\n\n');
    });

    it('is the .js file where there is no other, and where the directive says .js there may be a .tsx', () => {
      expect(tabs('Plain')[0]).toBe('Plain.js');
      expect(island('Basic-2').attribute('data-module')).toBe(island('Basic').attribute('data-module'));
    });

    it('is JavaScript, too: types stripped, formatted, comments and blank lines kept', () => {
      const [js, ...more] = sources('Basic');
      expect(more).toEqual([]);
      expect(js).toMatchObject({ styling: 'system', language: 'js' });
      const code = codeOf(js!.files[0]!.html);
      expect(code).not.toMatch(/interface|type Bike|as Bike|readonly|<string>|BasicProps/);
      expect(code).toContain("import { BikeList } from '@velo/kit';\nimport { named } from './parts/format';");
      expect(code).toContain(
        '// The bikes of the demo.\nconst bikes = list;\n\nexport default function Basic({ count = 2 }) {\n  const shown = bikes.slice(0, count);\n\n  // A comment stays.\n  return (',
      );
      expect(js!.files.map(({ name }) => name)).toEqual([
        'Basic.js',
        'parts/format.js',
        'parts/unit.js',
        'list.json',
        'basic.css',
      ]);
    });

    it('in JavaScript is the committed file where there is one', () =>
      expect(codeOf(sources('Hand')[0]!.files[0]!.html)).toBe(
        '// Written by hand.\nexport default function Hand() {\n  return <p>by hand</p>;\n}',
      ));

    it('is rendered without props', () =>
      expect(
        island('Basic')
          .all('li')
          .map(({ text }) => text),
      ).toEqual(['B1', 'B2']));

    it('has a tab for each relative import, transitively; site modules are bundled and not shown', () => {
      expect(tabs('Basic')).toEqual(['Basic.tsx', 'parts/format.ts', 'parts/unit.js', 'list.json', 'basic.css']);
      expect(tabs('Plain')).toEqual(['Plain.js', 'parts/extra.jsx']);
      expect(
        demo('Basic')
          .all('.demo-files pre')
          .map(({ text }) => text)
          .join(),
      ).not.toContain('rebeccapurple');
      expect(allScripts()).toContain('rebeccapurple');
    });

    it('is in the page’s Markdown in full', () => {
      const text = formats().plain.text('/x/demos/index.md');
      for (const part of [
        '```tsx title="Basic.tsx"\nimport * as React',
        '```ts title="parts/format.ts"',
        '```json title="list.json"',
        '```css title="basic.css"',
        '```js title="Plain.js"',
      ])
        expect(text).toContain(part);
      expect(text).not.toContain('{{"');
    });
  });

  describe('the style sheet of a demo', () => {
    it('is on the pages that show it, before it runs, and only there', () => {
      const { plain } = formats();
      const css = (pathname: string) =>
        [
          ...plain
            .page(pathname)
            .all('link[rel="stylesheet"]')
            .map((link) => plain.text(link.attribute('href')!)),
          ...plain
            .page(pathname)
            .all('head style')
            .map(({ exactText }) => exactText),
        ].join('\n');
      for (const pathname of ['/x/demos/', '/x/writing/headings/'])
        expect(css(pathname).match(/\.basic\s*\{\s*margin:\s*0;?\s*\}/g)).toHaveLength(1);
      expect(css('/x/')).not.toContain('.basic');
    });
  });

  describe('the preview', () => {
    const preview = (id: string) => demo(id).one('.demo-lines').one('code').exactText;

    it('is the JSX that the default export returns, its wrapper taken away, its indentation removed', () => {
      expect(preview('Basic')).toBe(
        '<BikeList bikes={shown} empty={named<string>(extra)} />\n<p className="basic">Bikes</p>',
      );
      expect(preview('Near')).toBe('<p>near</p>');
    });

    it('is of the JavaScript, too', () =>
      expect(codeOf(sources('Basic')[0]!.preview!)).toBe(
        '<BikeList bikes={shown} empty={named(extra)} />\n<p className="basic">Bikes</p>',
      ));
    it('of more than 16 lines is none', () => expect(demo('Long').all('.demo-lines')).toHaveLength(0));
    it('in a file of its own wins', () => expect(preview('Shown')).toBe('<Shown\n  as="the file says"\n/>'));
  });

  describe('styling variants', () => {
    it('are the folders of a name without extension; the page shows the first', () => {
      expect(island('Styled').text).toBe('styled by system');
      expect(demo('Styled').one('.demo-files code').exactText).toContain('styled by system');
    });

    it('are all at hand, in both languages, each with its files', () => {
      expect(
        sources('Styled').map(({ styling, language, files }) => [styling, language, files.map(({ name }) => name)]),
      ).toEqual([
        ['system', 'js', ['index.js']],
        ['tailwind', 'ts', ['index.tsx']],
        ['tailwind', 'js', ['index.js']],
        ['css', 'ts', ['index.tsx', 'styled.css']],
        ['css', 'js', ['index.js', 'styled.css']],
      ]);
    });
  });

  describe('anchors and ids', () => {
    const anchors = (id: string) => [demo(id), ...demo(id).all('[id]')].map((element) => element.attribute('id')!);

    it('lead to a demo, its languages and its stylings', () => {
      expect(anchors('Basic')).toEqual(
        expect.arrayContaining(['Basic', 'Basic.tsx', 'Basic.js', 'system-Basic.tsx', 'system-Basic.js']),
      );
      expect(anchors('Styled')).toEqual(
        expect.arrayContaining([
          'Styled',
          'Styled.tsx',
          'Styled.js',
          'system-Styled.tsx',
          'tailwind-Styled.tsx',
          'tailwind-Styled.js',
          'css-Styled.tsx',
          'css-Styled.js',
        ]),
      );
      expect(anchors('Plain')).toEqual(expect.arrayContaining(['Plain', 'Plain.js', 'system-Plain.js']));
      expect(anchors('Plain')).not.toContain('Plain.tsx');
      expect(anchors('Basic')).not.toContain('tailwind-Basic.tsx');
    });

    it('lead to a demo without toolbar, too', () =>
      expect(anchors('Ids')).toEqual(expect.arrayContaining(['Ids', 'Ids.tsx', 'Ids.js', 'system-Ids.tsx'])));

    it('are unique in the page, also where a demo is used twice', () => {
      const ids = formats()
        .plain.page('/x/demos/')
        .all('[id]')
        .map((element) => element.attribute('id')!);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      const [first, second] = [
        island('Ids').one('input').attribute('id'),
        island('Ids-2').one('input').attribute('id'),
      ];
      expect(first).not.toBe(second);
      expect(island('Ids-2').one('label').attribute('for')).toBe(second);
      expect(
        second!.startsWith(island('Ids-2').attribute('data-id-prefix')!) ||
          second!.includes(island('Ids-2').attribute('data-id-prefix')!),
      ).toBe(true);
    });
  });

  describe('a demo at work', () => {
    it('has a module for the browser', () => {
      const { plain } = formats();
      for (const found of plain.main('/x/demos/').all('[data-xd-demo]'))
        expect(plain.text(found.attribute('data-module')!)).toMatch(/\bmount\b/);
    });

    it('may start a worker', () => {
      const worker = /"([^"]*worker\.\w+\.js)"/.exec(module('Worker'))?.[1];
      expect(
        formats().plain.text(worker!.startsWith('/') ? worker! : `/x/_assets/demos/${worker!.replace(/^\.\//, '')}`),
      ).toContain('4711');
      expect(tabs('Worker')).toEqual(['Worker.tsx', 'worker.ts', 'parts/step.ts']);
    });

    it('gets empty Node built-ins in the browser', () => {
      expect(island('Builtins').text).toMatch(/^with(?:out)? files$/);
      expect(module('Builtins')).not.toMatch(/(?:from|require\()\s*["'](?:node:)?(?:fs|path)["']/);
    });

    it('uses the site’s stubs, definitions, loaders and esbuild plugins', () => {
      expect(island('Site').text).toBe('no ad no tracker, spring, words of a text file, velo in Bern');
      expect(allScripts()).not.toMatch(/an ad of the site|a tracker of the site/);
    });

    it('runs after the site’s setup', () => expect(allScripts()).toContain('velo demo setup'));
  });
}

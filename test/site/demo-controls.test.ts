// What a template is given for the controls of a demo.
import { expect, it } from 'vitest';
import type { ApiMember } from '../../src/model/api.ts';
import type { DemoView } from '../../src/model/view.ts';
import { apiOf } from '../support/api-of.ts';
import { pageText, siteFrom } from '../support/site-from.ts';
import { viewFrom } from '../support/views-from.ts';

const member = (name: string, type: string, facts: Partial<ApiMember> = {}): ApiMember => ({
  name,
  type,
  required: false,
  description: '',
  ...facts,
});
const bell = apiOf({
  members: [
    member('loud', 'boolean', { description: 'If `true`, it is heard, see [the rules](/rules/). It can be muted.' }),
    member('onRing', '() => void'),
    member('id', 'string'),
    member('old', 'boolean', { deprecated: true }),
    member('size', "'small' | 'large'", { default: "'small'" }),
    member('tone', 'number', { description: 'One of:\n\n- low' }),
    member('label', 'string', { required: true }),
  ],
});
const playground = 'export default function Play({ size = "large", tone, loud = 5, ...props }) {\n  return <p />;\n}\n';
const files = {
  'Play.tsx': playground,
  'Rings.tsx':
    'export default function Rings() {\n  return <Bell tone={a > b ? 1 : 2} onRing={() => { loud(); }} title="loud" />;\n}\n',
  'More.tsx':
    "export default function More() {\n  return <p><Bell size='large'\n  tone={5}>loud</Bell><BellTower loud /></p>;\n}\n",
};

async function controlsOf(options: string, apis = [bell]): Promise<DemoView['controls']> {
  const body = `{{"demo": "Play.tsx"${options}}}\n\n{{"demo": "Rings.tsx"}}\n\n{{"demo": "More.tsx"}}`;
  const { blocks } = viewFrom(await siteFrom({ ...files, 'index.md': pageText(body) }, {}, { apis }), '/');
  return blocks.flatMap((block) => (block.type === 'demo' ? [block] : []))[0]!.controls;
}
const names = (controls: DemoView['controls']) => controls?.controls.map(({ name }) => name);

it('are not there unless asked for, and only for what can be set', async () => {
  expect(await controlsOf('')).toBeUndefined();
  expect(await controlsOf(', "controls": "Bike"')).toBeUndefined();
  expect(await controlsOf(', "controls": "Bell", "props": ["onRing"]')).toBeUndefined();
  expect(names(await controlsOf(', "controls": "Bell", "props": ["onRing", "id"]'))).toEqual(['id']);
});

it('come in the order of their names, or required and most used ones first', async () => {
  expect(names(await controlsOf(', "controls": "Bell", "props": ["size", "loud"]'))).toEqual(['size', 'loud']);
  expect(names(await controlsOf(', "controls": "Bell"'))).toEqual(['label', 'tone', 'size', 'loud']);
});

it('are of the page’s own product where two have the component', async () => {
  const other = apiOf({ productId: 'shop', members: [member('price', 'number')] });
  expect(names(await controlsOf(', "controls": "Bell"', [bell, other]))).toEqual(['price']);
});

it('know what the demo starts with, a hint and the row in the API', async () => {
  expect(await controlsOf(', "controls": "Bell", "props": ["loud", "size", "tone"]')).toEqual({
    component: 'Bell',
    href: '/api/kit/bell/',
    controls: [
      {
        name: 'loud',
        kind: 'switch',
        default: false,
        hint: 'If `true`, it is heard, see the rules.',
        href: '/api/kit/bell/#bell-prop-loud',
      },
      expect.objectContaining({ kind: 'options', default: 'small', initial: 'large', hint: '' }),
      expect.objectContaining({ kind: 'number', hint: 'One of.' }),
    ],
  });
});

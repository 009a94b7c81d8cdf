// Directives with controls: what is wrong with the names in them.
import { expect, it } from 'vitest';
import { apiOf } from '../support/api-of.ts';
import { pageText, siteFrom } from '../support/site-from.ts';

const member = (name: string, type: string) => ({ name, type, required: false, description: '' });
const apis = [
  apiOf({
    name: 'BikeBell',
    members: [
      member('size', "'small' | 'large'"),
      member('onRing', '() => void'),
      member('href', 'string'),
      member('bikes', 'Bike[]'),
    ],
  }),
  apiOf({ name: 'Empty', members: [member('onRing', '() => void')] }),
  apiOf({ name: 'useBell', kind: 'hook' }),
];
const demo = 'export default function Ride(props) {\n  return <p {...props}>Ride</p>;\n}\n';

async function problemsOf(options: string, text = demo) {
  const body = `Text.\n\n{{"demo": "Ride.tsx", ${options}}}`;
  return (await siteFrom({ 'index.md': pageText(body), 'Ride.tsx': text }, {}, { apis })).problems;
}

it.each<[string, object]>([
  ['"controls": "BikeBel"', { rule: 'controls-unknown', component: 'BikeBel', suggestion: 'BikeBell' }],
  ['"controls": "useBell"', { rule: 'controls-unknown', component: 'useBell' }],
  ['"controls": "constructor"', { rule: 'controls-unknown', component: 'constructor', suggestion: undefined }],
  ['"controls": "BikeBell", "props": ["sise"]', { rule: 'controls-unknown', prop: 'sise', suggestion: 'size' }],
  ['"controls": "BikeBell", "props": ["__proto__"]', { rule: 'controls-unknown', prop: '__proto__' }],
  ['"controls": "BikeBell", "props": ["bikes"]', { rule: 'controls-impossible', prop: 'bikes', type: 'Bike[]' }],
  ['"controls": "BikeBell", "props": ["href"]', { rule: 'controls-impossible', prop: 'href' }],
  ['"controls": "Empty"', { rule: 'controls-impossible', component: 'Empty' }],
  ['"controls": "BikeBell", "props": []', { rule: 'directive-option', option: 'props', found: '[]', column: 47 }],
  ['"controls": "BikeBell", "props": ["size", "size"]', { rule: 'directive-option', option: 'props', column: 47 }],
  ['"controls": "BikeBell", "props": "size"', { rule: 'directive-option', option: 'props' }],
  ['"controls": "BikeBell", "props": [1]', { rule: 'directive-option', option: 'props' }],
  ['"props": ["size"]', { rule: 'directive-option', option: 'props', expected: expect.stringContaining('"controls"') }],
  ['"controls": ""', { rule: 'directive-option', option: 'controls' }],
  ['"controls": true', { rule: 'directive-option', option: 'controls' }],
])('%s is a problem', async (options, problem) => {
  expect(await problemsOf(options)).toEqual([
    expect.objectContaining({ severity: 'error', file: 'content/index.md', line: 7, ...problem }),
  ]);
});

it('a demo that takes no props is a warning', async () => {
  const text = 'export default function Ride() {\n  return <p>Ride</p>;\n}\n';
  expect(await problemsOf('"controls": "BikeBell", "props": ["size"]', text)).toEqual([
    {
      rule: 'controls-ignored',
      severity: 'warning',
      file: 'content/index.md',
      line: 7,
      column: 1,
      demo: 'content/Ride',
    },
  ]);
});

it.each(['"controls": "BikeBell"', '"controls": "BikeBell", "props": ["size"]'])('%s is fine', async (options) => {
  expect(await problemsOf(options)).toEqual([]);
});

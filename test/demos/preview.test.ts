// The preview rule of FORMAT section 5 as a table.
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { previewOf } from '../../src/demos/preview.ts';

const preview = (text: string) => previewOf(text, parseSync('Demo.tsx', text).program);
/** A component whose `return` holds some JSX, indented as writers do. */
const component = (jsx: string) =>
  `import * as React from 'react';\n\nexport default function Ride() {\n  const a = 1;\n  return (\n${jsx.replace(/^/gm, '    ')}\n  );\n}\n`;

describe('the preview of', () => {
  it.each<[string, string, string | undefined]>([
    ['one element', '<Bike size={a} />', '<Bike size={a} />'],
    ['an element with children', '<Ride>\n  <Bike />\n</Ride>', '<Ride>\n  <Bike />\n</Ride>'],
    ['a div', '<div style={{ height: 300 }}>\n  <Bike size="l" />\n</div>', '<Bike size="l" />'],
    ['a Box', '<Box sx={{ p: 1 }}>\n  <Bike />\n</Box>', '<Bike />'],
    ['a Stack with siblings', '<Stack>\n  <Bike />\n  <Helmet />\n</Stack>', '<Bike />\n<Helmet />'],
    ['a DemoContainer', "<DemoContainer components={['Bike']}>\n  <Bike />\n</DemoContainer>", '<Bike />'],
    ['a DemoItem', '<DemoItem label="x">\n  <Bike />\n</DemoItem>', '<Bike />'],
    ['a Box in a Box: one unwrapping', '<Box>\n  <Box>\n    <Bike />\n  </Box>\n</Box>', '<Box>\n  <Bike />\n</Box>'],
    ['a Box in a div', '<div>\n  <Box>\n    <Bike />\n  </Box>\n</div>', '<Box>\n  <Bike />\n</Box>'],
    [
      'a LocalizationProvider',
      '<LocalizationProvider dateAdapter={A}>\n  <Bike />\n</LocalizationProvider>',
      '<Bike />',
    ],
    [
      'a LocalizationProvider and one more',
      "<LocalizationProvider dateAdapter={A}>\n  <DemoContainer components={['Bike']}>\n    <Bike />\n  </DemoContainer>\n</LocalizationProvider>",
      '<Bike />',
    ],
    [
      'a LocalizationProvider and two more',
      '<LocalizationProvider dateAdapter={A}>\n  <DemoContainer>\n    <DemoItem>\n      <Bike />\n    </DemoItem>\n  </DemoContainer>\n</LocalizationProvider>',
      '<DemoItem>\n  <Bike />\n</DemoItem>',
    ],
    [
      'a LocalizationProvider with siblings',
      '<LocalizationProvider>\n  <Box>\n    <Bike />\n  </Box>\n  <Helmet />\n</LocalizationProvider>',
      '<Box>\n  <Bike />\n</Box>\n<Helmet />',
    ],
    [
      'a fragment',
      '<React.Fragment>\n  <Bike />\n</React.Fragment>',
      '<React.Fragment>\n  <Bike />\n</React.Fragment>',
    ],
    ['a short fragment', '<>\n  <Bike />\n</>', '<>\n  <Bike />\n</>'],
    [
      'text and an expression in a div',
      '<div>\n  {rides.map((ride) => (\n    <Bike key={ride} />\n  ))}\n</div>',
      '{rides.map((ride) => (\n  <Bike key={ride} />\n))}',
    ],
    ['an element on one line with its wrapper', '<div><Bike /></div>', '<Bike />'],
    ['a wrapper by another name', '<Paper>\n  <Bike />\n</Paper>', '<Paper>\n  <Bike />\n</Paper>'],
    ['a wrapper of a namespace', '<Mui.Box>\n  <Bike />\n</Mui.Box>', '<Mui.Box>\n  <Bike />\n</Mui.Box>'],
    ['text in a div', '<div>Bikes</div>', 'Bikes'],
    ['a comment beside the element', '<Box>\n  {/* Red. */}\n  <Bike />\n</Box>', '{/* Red. */}\n<Bike />'],
    [
      'a Stack after a LocalizationProvider',
      '<LocalizationProvider dateAdapter={A}>\n  <Stack spacing={2}>\n    <Bike />\n    <Helmet />\n  </Stack>\n</LocalizationProvider>',
      '<Bike />\n<Helmet />',
    ],
    [
      'a LocalizationProvider in a Box',
      '<Box>\n  <LocalizationProvider dateAdapter={A}>\n    <Bike />\n  </LocalizationProvider>\n</Box>',
      '<LocalizationProvider dateAdapter={A}>\n  <Bike />\n</LocalizationProvider>',
    ],
    ['lines less deep than the last', '<div>\n  <Bike\n title="a"\n  />\n</div>', '<Bike\ntitle="a"\n/>'],
    ['blank lines', '<div>\n\n  <Bike />\n\n  <Helmet />\n\n</div>', '<Bike />\n\n<Helmet />'],
    [
      'sixteen lines',
      `<Bike\n${Array.from({ length: 14 }, (_, index) => `  a${index}`).join('\n')}\n/>`,
      `<Bike\n${Array.from({ length: 14 }, (_, index) => `  a${index}`).join('\n')}\n/>`,
    ],
    ['seventeen lines', `<Bike\n${Array.from({ length: 15 }, (_, index) => `  a${index}`).join('\n')}\n/>`, undefined],
    [
      'sixteen lines within a div',
      `<div>\n  <Bike\n${Array.from({ length: 14 }, (_, index) => `    a${index}`).join('\n')}\n  />\n</div>`,
      `<Bike\n${Array.from({ length: 14 }, (_, index) => `  a${index}`).join('\n')}\n/>`,
    ],
  ])('%s', (_, jsx, expected) => expect(preview(component(jsx))).toBe(expected));

  it.each<[string, string, string | undefined]>([
    ['a return without brackets', 'export default function R() {\n  return <Bike />;\n}\n', '<Bike />'],
    [
      'the last of several returns',
      'export default function R() {\n  if (a) {\n    return <No />;\n  }\n  return <Yes />;\n}\n',
      '<Yes />',
    ],
    ['an arrow function by name', 'const R = () => {\n  return <Bike />;\n};\nexport default R;\n', '<Bike />'],
    ['an arrow function without a body', 'export default () => <Bike />;\n', '<Bike />'],
    ['a function by name', 'function R() {\n  return <Bike />;\n}\n\nexport default R;\n', '<Bike />'],
    ['a function exported twice', 'export function R() {\n  return <Bike />;\n}\n\nexport default R;\n', '<Bike />'],
    ['a constant exported twice', 'export const R = () => <Bike />;\n\nexport default R;\n', '<Bike />'],
    ['a name in memo', 'function R() {\n  return <Bike />;\n}\n\nexport default React.memo(R);\n', '<Bike />'],
    ['a name of a name', 'const R = () => <Bike />;\nconst S = memo(R);\n\nexport default S as Ride;\n', '<Bike />'],
    ['names in a circle', 'const R = S;\nconst S = memo(R);\n\nexport default R;\n', undefined],
    ['a name from elsewhere', "import R from './R';\n\nexport default R;\n", undefined],
    ['React.memo', 'export default React.memo(function R() {\n  return <Bike />;\n});\n', '<Bike />'],
    [
      'the default export, not a neighbour',
      'function Other() {\n  return <No />;\n}\nexport default function R() {\n  return <Bike />;\n}\nfunction Later() {\n  return <No />;\n}\n',
      '<Bike />',
    ],
    [
      'a function in the function',
      'export default function R() {\n  const f = () => {\n    return <No />;\n  };\n  return <Bike f={f} />;\n}\n',
      '<Bike f={f} />',
    ],
    [
      'types around it',
      'export default function R(): React.JSX.Element {\n  const a = 1 as const satisfies number;\n  return <Bike<string> a={a} />;\n}\n',
      '<Bike<string> a={a} />',
    ],
    ['no JSX', "export default function R() {\n  return 'text';\n}\n", undefined],
    ['a choice', 'export default function R() {\n  return a ? <Bike /> : null;\n}\n', undefined],
    ['no default export', 'export function R() {\n  return <Bike />;\n}\n', undefined],
    ['a default export by a list', 'function R() {\n  return <Bike />;\n}\n\nexport { R as default };\n', '<Bike />'],
    [
      'forwardRef',
      'const R = React.forwardRef((props, ref) => {\n  return <Bike ref={ref} />;\n});\nexport default R;\n',
      '<Bike ref={ref} />',
    ],
    [
      'a return in a branch alone',
      'export default function R() {\n  if (a) {\n    return <Bike />;\n  }\n}\n',
      undefined,
    ],
    ['nothing returned', 'export default function R() {\n  return;\n}\n', undefined],
    [
      'a class',
      'export default class R extends React.Component {\n  render() {\n    return <Bike />;\n  }\n}\n',
      undefined,
    ],
    [
      'tabs',
      'export default function R() {\n\treturn (\n\t\t<div>\n\t\t\t<Bike\n\t\t\t\tsize="l"\n\t\t\t/>\n\t\t</div>\n\t);\n}\n',
      '<Bike\n\tsize="l"\n/>',
    ],
    ['an empty wrapper', 'export default function R() {\n  return <div />;\n}\n', undefined],
    [
      'characters beyond one unit',
      "export default function R() {\n  const a = '🚲é自';\n  return <Bike a={a} />;\n}\n",
      '<Bike a={a} />',
    ],
    ['broken code', 'export default function R() {\n  return <Bike', undefined],
  ])('%s', (_, text, expected) => expect(preview(text)).toBe(expected));
});

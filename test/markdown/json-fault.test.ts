// The place where a text stops being JSON: the same verdict as JSON.parse, with an offset.
import { describe, expect, it } from 'vitest';
import { jsonFaultOf } from '../../src/markdown/json-fault.ts';

const good = [
  '{}',
  '[]',
  '{"a": 1, "b": [true, false, null, "x\\n\\u00e9", -1.5e3, {}], "c": {"d": []}}',
  ' "text" ',
  '0',
  '[[[]]]',
];
const bad: [string, number][] = [
  ['', 0],
  ['{', 1],
  ['{"a"}', 4],
  ['{"a": }', 6],
  ['{"a": 1,}', 8],
  ['[1,]', 3],
  ["{'a': 1}", 1],
  ['{"a": tru}', 6],
  ['{"a": 01}', 6],
  ['{"a": "x\ny"}', 6],
  ['{} {}', 3],
  ['{"a": 1]', 7],
  ['{"a" 1}', 5],
  ['[1 2]', 3],
  ['{"a": "\\q"}', 6],
];

describe('a fault of JSON', () => {
  it.each(good)('is not in %j', (text) => {
    expect(() => JSON.parse(text) as unknown).not.toThrow();
    expect(jsonFaultOf(text)).toBeUndefined();
  });

  it.each(bad)('in %j is at %d', (text, offset) => {
    expect(() => JSON.parse(text) as unknown).toThrow();
    expect(jsonFaultOf(text)?.offset).toBe(offset);
  });

  it('is found in text of any depth', () => expect(jsonFaultOf(`${'['.repeat(200_000)}`)?.offset).toBe(200_000));
});

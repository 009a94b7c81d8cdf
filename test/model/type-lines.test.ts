// Long types on several lines.
import { expect, it } from 'vitest';
import { typeLinesOf } from '../../src/model/type-lines.ts';

it.each([
  ["'start' | 'end'", "'start' | 'end'"],
  [
    "{ title?: string; onRing: (call: { at: Date; }) => void; mark: '; }'; }",
    "{\n  title?: string;\n  onRing: (call: { at: Date; }) => void;\n  mark: '; }';\n}",
  ],
  [
    'readonly { level: number; colour?: string; direction: "left" | "right"; }[]',
    'readonly {\n  level: number;\n  colour?: string;\n  direction: "left" | "right";\n}[]',
  ],
  [
    '{ a: string; another: number; third: boolean; } | { b: string; another: string; }',
    '| { a: string; another: number; third: boolean; }\n| { b: string; another: string; }',
  ],
  [
    '{ a: string; another: number; third: boolean; } & { b: string; another: string; }',
    '{ a: string; another: number; third: boolean; } & { b: string; another: string; }',
  ],
])('%s', (type, lines) => {
  expect(typeLinesOf(type)).toBe(lines);
});

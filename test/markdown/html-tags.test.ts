// Tags as an HTML tokenizer finds them: what is counted before an HTML parser gets a page.
import { describe, expect, it } from 'vitest';
import { forEachTag } from '../../src/markdown/html-tags.ts';

describe('tags', () => {
  const tagsOf = (html: string, text: readonly string[] = []) => {
    const found: string[] = [];
    forEachTag(html, ({ name, isEnd, closesItself, isCut }) => {
      found.push(`${isEnd ? '/' : ''}${name}${closesItself ? '/' : ''}${isCut ? '…' : ''}`);
      return text.includes(name) && !isEnd ? 'text' : undefined;
    });
    return found.join(' ');
  };
  it.each([
    ['<a><B></a>', 'a b /a'],
    ['<br/><g a=b/><g a="b"/>', 'br/ g g/'],
    ['<a b="<c>" d=\'</a>\' e=<f>>', 'a'],
    ['<a "<b>">', 'a'],
    ['<a b = "c" d><e', 'a e…'],
    ['<a b="c', 'a…'],
    ['</a b="<c>">', '/a'],
    ['a < b > c <3 <!d> <?e>', ''],
  ])('are found in %s', (html, expected) => expect(tagsOf(html)).toBe(expected));
  it('are none in a script', () =>
    expect(tagsOf('<script>"<b>"</scripts></script><i>', ['script'])).toBe('script /script i'));
});

import { expect, it } from 'vitest';
import { withUniqueIds } from '../../src/site/unique-ids.ts';

it('leaves ids alone that the page does not have', () => {
  const taken = new Set(['parts']);
  const html = '<label for="name">Name</label><input id="name">';
  expect(withUniqueIds(html, 'a-', taken)).toBe(html);
  expect(taken).toEqual(new Set(['parts', 'name']));
});

it('renames what the page has, and what refers to it', () => {
  const taken = new Set(['name', 'hint', 'clip', 'wheel']);
  const html =
    '<label for="name">Name</label><input id="name" aria-describedby="hint other" data-id="name"><p id="hint">Hint</p><clipPath id="clip"/><g clip-path="url(#clip)"/><use href="#wheel"/><b id="wheel"/><a href="/name">name</a>';
  expect(withUniqueIds(html, 'd1-', taken)).toBe(
    '<label for="d1-name">Name</label><input id="d1-name" aria-describedby="d1-hint other" data-id="name"><p id="d1-hint">Hint</p><clipPath id="d1-clip"/><g clip-path="url(#d1-clip)"/><use href="#d1-wheel"/><b id="d1-wheel"/><a href="/name">name</a>',
  );
});

it('gives every element an id of its own where one demo has the same twice', () => {
  const taken = new Set<string>();
  const html = withUniqueIds('<li id="-frame"></li><li id="-frame"></li><li id="-frame"></li>', 't-', taken);
  const ids = [...html.matchAll(/id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(3);
  expect(ids[0]).toBe('-frame');
  expect(withUniqueIds('<li id="-frame"></li>', 'u-', taken)).toBe('<li id="u--frame"></li>');
});

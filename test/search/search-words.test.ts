// The words of texts and queries: what a reader types and what a name says must meet.
import { describe, expect, it } from 'vitest';
import { searchStem, searchTerms, searchWhole, searchWords } from '../../src/model/search-words.ts';
import { editDistance } from '../../templates/search/edit-distance.ts';
import { queryWords } from '../../templates/search/query-words.ts';
import { misspeltMatch, wordMatch } from '../../templates/search/word-match.ts';

it.each([
  ['disableColumnMenu', 'disable column menu'],
  ['useGridApiRef', 'use grid api ref'],
  ['.MuiDataGrid-columnHeader--moving', 'mui data grid column header moving'],
  ['CSV export', 'csv export'],
  ['XAxis', 'x axis'],
  ['PickerDay2', 'picker day 2'],
  ['aria-labelledby', 'aria labelledby'],
  ['Größe und Maß', 'große und maß'],
  ['数据表格 API', '数据 据表 表格 格 api'],
  ['表', '表'],
  ['データ', 'デー ータ タ'],
  ['ตาราง', 'ตา าร รา าง ง'],
  ['شجرة العرض', 'شجرة العرض'],
  ['…', ''],
])('%s is %s', (text, words) => {
  expect(searchTerms(text).join(' ')).toBe(words);
});

it('says where each word stands', () => {
  const text = 'Save rowHeight';
  expect(searchWords(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Save', 'row', 'Height']);
  expect(searchWhole('Tree View')).toBe(searchWhole('treeview'));
});

it.each([
  ['columns', 'column'],
  ['pinned', 'pinning'],
  ['editing', 'edit'],
  ['sorted', 'sort'],
  ['resizing', 'resize'],
  ['categories', 'category'],
  ['boxes', 'box'],
])('%s is a form of %s', (one, other) => {
  expect(searchStem(one)).toBe(searchStem(other));
});

it.each([
  ['string', 'str'],
  ['class', 'clas'],
  ['axis', 'ax'],
  ['bed', 'b'],
  ['row', 'rows2'],
])('%s is no form of %s', (one, other) => {
  expect(searchStem(one)).not.toBe(searchStem(other));
});

describe('a query', () => {
  it('is its telling words; the last may be unfinished until a space follows', () => {
    expect(queryWords('how to sort the row')).toEqual([
      { word: 'sort', isLast: false },
      { word: 'row', isLast: true },
    ]);
    expect(queryWords('row ')).toEqual([{ word: 'row', isLast: false }]);
    expect(queryWords('sort the')).toEqual([{ word: 'sort', isLast: false }]);
  });

  it('of small talk alone is taken at its word', () => {
    expect(queryWords('what is this').map(({ word }) => word)).toEqual(['what', 'is', 'this']);
  });

  it('ends somewhere', () => {
    expect(queryWords('one two three four five six seven eight nine ten')).toHaveLength(8);
  });
});

describe('distance', () => {
  it.each([
    ['colunm', 'column', 1],
    ['fitler', 'filter', 1],
    ['vew', 'view', 1],
    ['colunms', 'column', 2],
  ])('from %s to %s is %i', (typed, word, distance) => {
    expect(editDistance(typed, word, 2).whole).toBe(distance);
  });

  it('to a beginning is that of a word still being typed', () => {
    expect(editDistance('fitle', 'filtering', 2)).toEqual({ whole: 3, start: 1 });
  });

  it('is above the limit for other words', () => {
    expect(editDistance('tooltip', 'column', 2).whole).toBeGreaterThan(2);
    expect(editDistance('columnvisibility', 'column', 2).whole).toBeGreaterThan(2);
  });
});

describe('agreement', () => {
  const typed = (word: string) => ({ word, isLast: true });

  it('is best for the word, then its forms, then what begins with it', () => {
    const row = typed('row');
    const all = ['row', 'rows', 'rowing', 'rowheight', 'arrow', 'column'].map((word) => wordMatch(row, word));
    expect(all.slice(0, 2)).toEqual([1, 0.95]);
    expect(all[3]).toBeGreaterThan(0);
    expect(all[3]).toBeLessThan(0.95);
    expect(all.slice(4)).toEqual([0, 0]);
  });

  it('forgives one mistake in a word of four letters and two in one of seven, none in shorter ones', () => {
    expect(misspeltMatch(typed('gird'), 'grid')).toBeGreaterThan(0);
    expect(misspeltMatch(typed('vrtualizaton'), 'virtualization')).toBeGreaterThan(0);
    expect(misspeltMatch(typed('rwo'), 'row')).toBe(0);
    expect(misspeltMatch(typed('gird'), 'gold')).toBe(0);
    expect(misspeltMatch(typed('dark'), 'mark')).toBe(0);
  });
});

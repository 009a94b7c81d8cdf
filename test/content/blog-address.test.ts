// What the address of the blog template says, and which posts it shows.
import { describe, expect, it } from 'vitest';
import { addressOf, queryOf, type BlogAddress } from '../../content/templates/blog/blog-address.ts';
import { findPosts, postsPerPage } from '../../content/templates/blog/find-posts.ts';
import { posts } from '../../content/templates/blog/posts.ts';

const everything: BlogAddress = { topic: undefined, words: '', page: 1, post: undefined };

describe('an address', () => {
  it('is read and written alike, and keeps what is not its own', () => {
    const state = { topic: 'repair', words: 'chain & oil', page: 2, post: 'a-b' } as const;
    const query = queryOf(state, '?ref=mail&page=7');
    expect(new URLSearchParams(query).get('ref')).toBe('mail');
    expect(addressOf(query)).toEqual(state);
    expect(queryOf(everything, query)).toBe('?ref=mail');
    expect(queryOf(everything, '')).toBe('?');
  });

  it.each(['', '?', '?topic=__proto__', '?topic=constructor&page=-1', '?page=1e99&post=', '?page=x&q=', '?%E0%A4%A=1'])(
    'of “%s” shows everything',
    (query) => {
      expect(addressOf(query)).toEqual(everything);
    },
  );

  it('asks for no more words than the field takes', () => {
    expect(addressOf(`?q=${'a'.repeat(9999)}`).words).toHaveLength(100);
  });
});

describe('the posts', () => {
  const slugsOf = (change: Partial<BlogAddress>) =>
    findPosts(posts, { ...everything, ...change }).shown.map(({ slug }) => slug);

  it('are found by topic and by all words in any order, whatever the case and accents', () => {
    expect(slugsOf({ topic: 'repair' })).toEqual(['chain-in-seven-minutes', 'why-spokes-sing']);
    expect(slugsOf({ words: ' SQUEAKS   chain ' })).toEqual(['chain-in-seven-minutes']);
    expect(slugsOf({ words: 'cafe' })).toEqual(slugsOf({ words: 'café' }));
    expect(slugsOf({ words: 'squeaks', topic: 'people' })).toEqual([]);
    expect(slugsOf({ words: '(.*' })).toEqual([]);
  });

  it('come in pages, the last one for any later', () => {
    const last = findPosts(posts, { ...everything, page: 99 });
    expect([last.page, last.pages, last.count]).toEqual([2, 2, posts.length]);
    expect(last.shown).toEqual(posts.slice(postsPerPage));
    expect(findPosts([], everything)).toEqual({ shown: [], count: 0, pages: 1, page: 1 });
  });

  it('have an address each, the newest first', () => {
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(posts.length);
    const dates = posts.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });
});

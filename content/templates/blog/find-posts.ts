// Which posts are shown. In: all of them and what the address asks for. Out: one page of those that
// fit.
import type { BlogAddress } from './blog-address.ts';
import { textOf, topics, type Post } from './post.ts';

export const postsPerPage = 6;

interface FoundPosts {
  readonly shown: readonly Post[];
  /** How many there are on all pages. */
  readonly count: number;
  readonly pages: number;
  /** The page that is shown: the last one, if a later one was asked for. */
  readonly page: number;
}

/** Posts of the topic that hold every word, in any order; accents and case make no difference. */
export function findPosts(
  posts: readonly Post[],
  { topic, words, page }: Pick<BlogAddress, 'topic' | 'words' | 'page'>,
): FoundPosts {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const found = posts.filter((post) => {
    if (topic && post.topic !== topic) return false;
    if (wanted.length === 0) return true;
    const text = plain(
      [post.title, post.teaser, post.author, topics[post.topic], ...post.body.map(textOf)].join(
        ' ',
      ),
    );
    return wanted.every((word) => text.includes(word));
  });
  const pages = Math.max(1, Math.ceil(found.length / postsPerPage));
  const shownPage = Math.min(page, pages);
  return {
    shown: found.slice((shownPage - 1) * postsPerPage, shownPage * postsPerPage),
    count: found.length,
    pages,
    page: shownPage,
  };
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

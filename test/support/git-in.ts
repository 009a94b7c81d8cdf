// git as the tests of histories run it: with an author, never signed. In: a folder and parameters. Out: what git
// printed.
import { execFileSync } from 'node:child_process';

/** A folder, and the time at which its next commit is committed: `1700000000 +0000`. */
export interface GitPlace {
  readonly folder: string;
  readonly time: string;
}

/** A time of no commit: what takes a page's date from its author is found out. */
const authored = '1600000000 +0000';

/** Runs git in a folder; throws where git fails, with what it said. */
export function gitIn(place: string | GitPlace, ...parameters: string[]): string {
  const { folder, time } = typeof place === 'string' ? { folder: place, time: undefined } : place;
  return execFileSync(
    'git',
    [
      '-C',
      folder,
      '-c',
      'user.name=Ada',
      '-c',
      'user.email=ada@velo.example',
      '-c',
      'commit.gpgsign=false',
      ...parameters,
    ],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, GIT_AUTHOR_DATE: authored, ...(time && { GIT_COMMITTER_DATE: time }) },
    },
  ).trim();
}

// Where a demo's source is read in the repository.
import { expect, it } from 'vitest';
import { sourceUrlOf } from '../../src/site/source-url.ts';

const github = 'https://github.com/velo/docs/edit/main/{path}';

it.each([
  [
    'the project is the repository',
    'content/a/page.md',
    'content/a/page.md',
    'https://github.com/velo/docs/blob/main/content/a/Ride.tsx',
  ],
  [
    'the project is a folder of it',
    'content/a/page.md',
    'site/content/a/page.md',
    'https://github.com/velo/docs/blob/main/site/content/a/Ride.tsx',
  ],
])('beside the page, where %s', (_, source, editPath, url) => {
  expect(sourceUrlOf('content/a/Ride.tsx', { source, editPath }, github)).toBe(url);
});

it('below a content root outside of the project, in its own repository', () => {
  const page = { source: '../docs/a/page.md', editPath: 'docs/a/page.md' };
  expect(sourceUrlOf('../docs/b/Ride two.tsx', page, github)).toBe(
    'https://github.com/velo/docs/blob/main/docs/b/Ride%20two.tsx',
  );
  // A file of the project is in another repository.
  expect(sourceUrlOf('content/Ride.tsx', page, github)).toBeUndefined();
});

it('is where the host lets edit it, if it is unknown where that host shows it', () => {
  const page = { source: 'a.md', editPath: 'a.md' };
  expect(sourceUrlOf('Ride.tsx', page, 'https://git.example/{path}?mode=edit')).toBe(
    'https://git.example/Ride.tsx?mode=edit',
  );
  expect(sourceUrlOf('../elsewhere/Ride.tsx', page, github)).toBeUndefined();
});

// Marks of places elsewhere, drawn by hand on a grid of 20 in the manner of the interface's other icons: signs that say
// which place is meant, not anybody's artwork.
import type { SocialIcon } from '../../src/model/identity.ts';

/** The lines of each mark, as SVG. `repository` is that of a repository on a host without a mark. */
export const socialDrawings: Readonly<Record<SocialIcon | 'repository', string>> = {
  bluesky:
    "<path d='M10 9.3C8.7 6.7 5.6 3.9 4 3.5c-1.3-.3-1.4 1-1.2 2.7.3 2.6 1.2 3.9 4.2 3.9-3.4.5-3.7 2.8-1.6 4.7 2.5 2.3 4-.5 4.6-2.8.6 2.3 2.1 5.1 4.6 2.8 2.1-1.9 1.8-4.2-1.6-4.7 3 0 3.9-1.3 4.2-3.9.2-1.7.1-3-1.2-2.7-1.6.4-4.7 3.2-6 5.8Z'/>",
  chat: "<path d='M4 4h12a1.5 1.5 0 0 1 1.5 1.5v7A1.5 1.5 0 0 1 16 14h-5l-4 3v-3H4a1.5 1.5 0 0 1-1.5-1.5v-7A1.5 1.5 0 0 1 4 4Z'/>",
  discord:
    "<path d='M7.5 4.5c-1.6.3-2.6.7-3.4 1.1-1.4 2.6-1.9 5.5-1.6 8.5 1.2 1 2.5 1.5 3.8 1.8l.9-1.7c1.9.5 3.7.5 5.6 0l.9 1.7c1.3-.3 2.6-.8 3.8-1.8.3-3-.2-5.9-1.6-8.5-.8-.4-1.8-.8-3.4-1.1l-.6 1.2a9 9 0 0 0-3.8 0Z'/><circle cx='7.6' cy='10.5' r='1.1' fill='#000' stroke='none'/><circle cx='12.4' cy='10.5' r='1.1' fill='#000' stroke='none'/>",
  facebook:
    "<path d='M11.2 17.5v-6.7h2.6m-5.6 0h3m0 0V7.3c0-1.6.9-2.5 2.7-2.5M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Z'/>",
  github:
    "<path d='M7.7 17.3v-2.5c-2.3.5-3-.8-3.4-1.7-.2-.5-.6-.8-1-1.1m9 5.3v-2.9c0-.8-.1-1.2-.5-1.6 2.2-.3 4.1-1.2 4.1-4.5 0-1-.4-1.9-1-2.6.2-.8.1-1.7-.2-2.5-.9 0-1.9.6-2.6 1.1a9 9 0 0 0-4.2 0c-.7-.5-1.7-1.1-2.6-1.1-.3.8-.4 1.7-.2 2.5-.6.7-1 1.6-1 2.6 0 3.3 1.9 4.2 4.1 4.5-.3.3-.5.8-.5 1.3'/>",
  gitlab: "<path d='m10 17 7-5.3-1-3.4-1.7-5.3-1.8 5.3h-5L5.7 3 4 8.3l-1 3.4L10 17Zm0 0 2.5-8.7M10 17 7.5 8.3'/>",
  instagram:
    "<rect x='3' y='3' width='14' height='14' rx='4'/><circle cx='10' cy='10' r='3.2'/><circle cx='14.1' cy='5.9' r='.9' fill='#000' stroke='none'/>",
  linkedin:
    "<rect x='3' y='3' width='14' height='14' rx='2'/><path d='M6.5 9v5m3 0V9m0 2c.3-1.4 1.1-2 2.1-2 1.3 0 1.9.8 1.9 2.2V14'/><circle cx='6.5' cy='6.4' r='.9' fill='#000' stroke='none'/>",
  mail: "<path d='M4 4.5h12A1.5 1.5 0 0 1 17.5 6v8a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 14V6A1.5 1.5 0 0 1 4 4.5Zm-1 1.2 7 5.3 7-5.3'/>",
  mastodon:
    "<path d='M6.4 11.5V8.3c0-1.2.7-1.9 1.8-1.9s1.8.7 1.8 1.9v2m0 0v-2c0-1.2.7-1.9 1.8-1.9s1.8.7 1.8 1.9v3.2m-1 5.2c-2.9.7-5.8.3-6-2 1.9.4 3.7.5 5.7.2 2.7-.4 4.7-1.3 4.9-3.9.1-1.5.1-3 0-4.3-.3-2.5-2-3.3-4.3-3.5a29 29 0 0 0-4.6 0C4 3.4 2.5 4.3 2.4 7c-.1 3 0 5.5.6 7.6.8 2.5 4.7 3.5 8.1 2.3'/>",
  npm: "<rect x='2.5' y='5' width='15' height='9' rx='1'/><path d='M5.5 11.5v-4h3v4m3 0v-4h3v4m-1.5-4v4'/>",
  reddit:
    "<ellipse cx='10' cy='11.5' rx='6.5' ry='4.7'/><path d='M7.8 13.6c1.3.9 3.1.9 4.4 0M10 6.8l.8-3.3 2.7.6m-9.6 5A1.5 1.5 0 1 1 6 7.3m10.1 1.8A1.5 1.5 0 1 0 14 7.3'/><circle cx='7.7' cy='10.8' r='1' fill='#000' stroke='none'/><circle cx='12.3' cy='10.8' r='1' fill='#000' stroke='none'/><circle cx='14.3' cy='4.2' r='1'/>",
  repository:
    "<circle cx='6' cy='5' r='2'/><circle cx='6' cy='15' r='2'/><circle cx='14' cy='7' r='2'/><path d='M6 7v6m8-4c0 2.5-3.5 2.6-6.2 4.6'/>",
  rss: "<path d='M4 9.5A6.5 6.5 0 0 1 10.5 16M4 4.5A11.5 11.5 0 0 1 15.5 16'/><circle cx='5' cy='15' r='1.3' fill='#000' stroke='none'/>",
  slack: "<path d='M8 3.5v13m4-13v13M3.5 8h13m-13 4h13'/>",
  stackoverflow: "<path d='M4 12v5h12v-5M7 14h6m-6-3 6 .6M7.7 8l5.7 1.9M9.5 4.8l4.7 3.7'/>",
  telegram: "<path d='m17.5 3.5-15 6 4.5 1.8m10.5-7.8-2.7 13-5.3-4m8-9-10.5 7.8m2.5 1.2-2.5 3.5v-4.7'/>",
  twitch: "<path d='M4 3h13v8.5L13.5 15H10l-3 2.5V15H4Zm5 4v4m4-4v4'/>",
  website:
    "<path d='M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Zm0 0c-4 4.5-4 10.5 0 15m0-15c4 4.5 4 10.5 0 15M2.7 8h14.6M2.7 12h14.6'/>",
  x: "<path d='M4 3.5h2.6L16 16.5h-2.6Zm-.2 13 5.4-6m2-2.3 4.4-4.7'/>",
  youtube:
    "<rect x='2.5' y='4.5' width='15' height='11' rx='3'/><path d='m8.5 7.7 4 2.3-4 2.3Z' fill='#000' stroke='none'/>",
};

/** The names that marks are known under; they are the same in all languages. Others have words of the interface. */
export const socialNames: Readonly<Partial<Record<SocialIcon | 'repository', string>>> = {
  bluesky: 'Bluesky',
  discord: 'Discord',
  facebook: 'Facebook',
  github: 'GitHub',
  gitlab: 'GitLab',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  mastodon: 'Mastodon',
  npm: 'npm',
  reddit: 'Reddit',
  rss: 'RSS',
  slack: 'Slack',
  stackoverflow: 'Stack Overflow',
  telegram: 'Telegram',
  twitch: 'Twitch',
  x: 'X',
  youtube: 'YouTube',
};

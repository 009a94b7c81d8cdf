// The marks that lead elsewhere, in the app bar and, where that is narrow, below the navigation. In: a FrameView. Out:
// links; the pictures of the marks are masks in the style sheet, so that they have the colour of text.
import type { ReactElement } from 'react';
import type { SocialLink } from '../../src/model/identity.ts';
import type { FrameView } from '../../src/model/view.ts';
import { maskOf } from '../theme/icons.ts';
import { Icon } from './icon.tsx';
import { socialDrawings, socialNames } from './social-icons.ts';
import { textOf } from './text-of.ts';

/** The pictures of the site's marks, by their place in the list: its own, or some of ours. */
export function socialIconCss(social: readonly SocialLink[]): string {
  return social
    .map(({ icon }, index) => {
      const drawing = (socialDrawings as Readonly<Record<string, string>>)[icon];
      const picture = icon.startsWith('/') ? `url(${JSON.stringify(icon)})` : drawing && maskOf(drawing);
      return picture ? `.icon-social-${index}{--icon:${picture}}` : '';
    })
    .join('');
}

function nameOf({ icon, name }: SocialLink, frame: FrameView): string {
  const known = name ?? (socialNames as Readonly<Record<string, string>>)[icon];
  if (known !== undefined) return known;
  const word = (['chat', 'mail', 'website'] as const).find((one) => one === icon);
  return textOf(frame, word ? `social.${word}` : 'shell.repository');
}

export function SocialLinks({ frame }: { frame: FrameView }): ReactElement[] {
  return frame.social.map((link, index) => {
    const name = nameOf(link, frame);
    return (
      <a
        key={link.href}
        className="icon-button social-link"
        href={link.href}
        aria-label={name}
        title={name}
        rel={link.href === frame.repository ? undefined : 'me'}
      >
        <Icon name={`social-${index}`} />
      </a>
    );
  });
}

/** The site's links that the app bar has in words: those that lead where a mark leads are not said twice. */
export function wordLinks({ links, social }: FrameView): FrameView['links'] {
  const plain = (href: string) => href.replace(/\/$/, '');
  return links.filter(({ href }) => !social.some((mark) => plain(mark.href) === plain(href)));
}

// A social card as SVG: a dark background, the site's logo, title and description, and the page's picture. In: a card
// and its pictures as data URLs. Out: SVG that contains everything to draw, so that its hash can name the image.
import { escapeHtml } from '../model/escape-html.ts';
import { socialCardSize, type SocialCard } from '../model/social-card.ts';

const { width, height } = socialCardSize;
const margin = 80;

/** The card's SVG. `dataUrl` returns the content of a public file; without it, the picture is left out. */
export function socialCardSvg(card: SocialCard, dataUrl: (url: string) => string | undefined): string {
  const logo = card.logo && dataUrl(card.logo);
  const picture = card.picture && dataUrl(card.picture);
  const maxWidth = picture ? 560 : width - 2 * margin;
  const size = linesOf(card.title, 88, maxWidth, Infinity).length <= 2 ? 88 : 64;
  const title = linesOf(card.title, size, maxWidth, 3);
  const text = linesOf(card.text, 32, maxWidth, 4);
  // The text is centred in the space that the logo leaves free.
  const block = title.length * size * 1.08 + (text.length > 0 ? 20 + text.length * 44 : 0);
  const top = (card.section ? 388 : 370) - block / 2 + size * 0.8;
  const textTop = top + (title.length - 1) * size * 1.08 + 64;
  const parts = [
    `<rect width="${width}" height="${height}" fill="#101615"/>`,
    `<defs><radialGradient id="glow" cx="1" cy="0" r="1"><stop offset="0" stop-color="${escapeHtml(card.accent)}" stop-opacity=".34"/><stop offset=".7" stop-color="${escapeHtml(card.accent)}" stop-opacity="0"/></radialGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#glow)"/>`,
    `<rect y="${height - 10}" width="${width}" height="10" fill="${escapeHtml(card.accent)}"/>`,
    logo ? `<image href="${logo}" x="${margin}" y="64" width="64" height="64"/>` : '',
    line(card.siteName, logo ? margin + 84 : margin, 108, 36, 700, '#ffffff'),
    card.section ? line(card.section, margin, top - 24 - size * 0.76, 30, 400, card.accent) : '',
    ...title.map((words, index) => line(words, margin, top + index * size * 1.08, size, 700, '#ffffff')),
    ...text.map((words, index) => line(words, margin, textTop + index * 44, 32, 400, '#a3b0ae')),
    picture
      ? `<rect x="700" y="244" width="420" height="252" rx="20" fill="#161e1d" stroke="#2b3736" stroke-width="2"/><image href="${picture}" x="710" y="257" width="400" height="225"/>`
      : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}

function line(text: string, x: number, y: number, size: number, weight: 400 | 700, color: string): string {
  return `<text x="${x}" y="${Math.round(y)}" font-family="Inter" font-size="${size}" font-weight="${weight}" fill="${escapeHtml(color)}">${escapeHtml(text)}</text>`;
}

/** Breaks a text into lines; adds an ellipsis if it is longer than `maxLines`. */
function linesOf(text: string, size: number, maxWidth: number, maxLines: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, size) <= maxWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= maxLines) return lines;
  return [...lines.slice(0, maxLines - 1), `${lines[maxLines - 1]!.replace(/[.,;:!?]?$/, '')} …`];
}

/** Estimates the width of a text, because exact widths would need the font's metrics. */
function widthOf(text: string, size: number): number {
  let ems = 0;
  for (const letter of text)
    ems += /[iljtfrI.,:;'|! ]/.test(letter)
      ? 0.32
      : /[mwMW@]/.test(letter)
        ? 0.9
        : /[A-Z0-9]/.test(letter)
          ? 0.68
          : 0.58;
  return ems * size;
}

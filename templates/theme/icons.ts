// The interface's icons: lines on a grid of 20, drawn by the style sheet as masks, so that a page says their names only
// and they have the colour of the text. In: names. Out: CSS.
import type { IconName } from '../shell/icon.tsx';

const drawings: Readonly<Record<IconName, string>> = {
  menu: "<path d='M3 6h14M3 10h14M3 14h9'/>",
  back: "<path d='M16 10H4m5-5-5 5 5 5'/>",
  close: "<path d='m5 5 10 10M15 5 5 15'/>",
  search: "<circle cx='9' cy='9' r='5.5'/><path d='m13.2 13.2 3.8 3.8'/>",
  // Points down; style sheets turn it.
  chevron: "<path d='m6 8 4 4 4-4'/>",
  arrow: "<path d='M4 10h12m-5-5 5 5-5 5'/>",
  elsewhere: "<path d='M7 13 14 6m-5 0h5v5'/>",
  pencil: "<path d='m4 16 .8-3.4 8.4-8.4a1.4 1.4 0 0 1 2 0l.6.6a1.4 1.4 0 0 1 0 2L7.4 15.2 4 16Z'/>",
  sun: "<circle cx='10' cy='10' r='3.2'/><path d='M10 2.5v1.6m0 11.8v1.6M2.5 10h1.6m11.8 0h1.6M4.7 4.7l1.1 1.1m8.4 8.4 1.1 1.1m0-10.6-1.1 1.1m-8.4 8.4-1.1 1.1'/>",
  moon: "<path d='M16.5 11.6A6.8 6.8 0 0 1 8.4 3.5a6.8 6.8 0 1 0 8.1 8.1Z'/>",
  system: "<circle cx='10' cy='10' r='6.5'/><path d='M10 3.5v13a6.5 6.5 0 0 0 0-13Z' fill='#000'/>",
  // Two sliders.
  settings:
    "<path d='M3 6.5h6.5m4 0H17M3 13.5h3.5m4 0H17'/><circle cx='11.5' cy='6.5' r='2'/><circle cx='8.5' cy='13.5' r='2'/>",
  bell: "<path d='M5 13.5V9a5 5 0 0 1 10 0v4.5l1.2 1H3.8ZM8.5 16.8a1.7 1.7 0 0 0 3 0'/>",
  thumb:
    "<path d='M6 9v8H3V9zm0 0 3-6c1.5 0 2.2 1 2 2.4L10.6 8H16a1.5 1.5 0 0 1 1.5 1.8l-1.2 6A1.5 1.5 0 0 1 14.8 17H6'/>",
};

/** The picture of a drawing, for `mask`: its lines are 1.5 thick. */
export function maskOf(drawing: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='#000' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'>${drawing}</svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll('#', '%23')}")`;
}

/** Pictures as variables, for style sheets that choose between them. */
export function iconVariables(...names: readonly IconName[]): string {
  return `:root{${names.map((name) => `--icon-${name}:${maskOf(drawings[name])}`).join(';')}}`;
}

/** Where the pictures of some icons are: at their own elements, and at others by selector. */
export function iconCss(icons: Partial<Readonly<Record<IconName, string>>>): string {
  return Object.entries(icons)
    .map(([name, selector]) => `${selector}{--icon:${maskOf(drawings[name as IconName])}}`)
    .join('\n');
}

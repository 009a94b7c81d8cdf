// Style sheets that are put together while a site is made, in fewer bytes. Files are minified where they are compiled; what the
// library of components and the themes write has blanks and colours that take as much room as a bundler's process to start.

/** A text in quotes, which stays; else what has a shorter form. */
const parts = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|, |;(?=\})|rgb\((\d{1,3}), ?(\d{1,3}), ?(\d{1,3})\)/gs;

/** The same rules without blanks after commas and semicolons before braces, opaque colours by their digits. */
export function compactCss(css: string): string {
  return css.replace(parts, (part, red?: string, green?: string, blue?: string) => {
    if (red !== undefined) return `#${[red, green, blue].map(hexadecimal).join('')}`;
    if (part === ', ') return ',';
    return part === ';' ? '' : part;
  });
}

/** More than 255 is as much as there can be. */
function hexadecimal(value = ''): string {
  return Math.min(Number(value), 255).toString(16).padStart(2, '0');
}

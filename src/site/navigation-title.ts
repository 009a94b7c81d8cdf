// Default titles, FORMAT section 6.

/** A title from a pathname: the last segment in words, or the exported name below `/api/`; `Home` for the root. */
export function titleFromPathname(pathname: string): string {
  const segments = pathname.split('/').filter(Boolean);
  const last = segments.at(-1) ?? 'home';
  if (segments.slice(0, -1).includes('api')) {
    const pascal = last.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    return pascal.startsWith('Use') && last.startsWith('use-') ? `u${pascal.slice(1)}` : pascal;
  }
  const words = last.replace(/^react-/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

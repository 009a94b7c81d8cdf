// The hosts that a configuration can be printed for. Netlify and Cloudflare Pages read `_headers` and `_redirects` of the
// output themselves, and GitHub Pages reads nothing.
export const hostNames = ['nginx', 'vercel'] as const;

export type HostName = (typeof hostNames)[number];

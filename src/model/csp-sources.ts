// The words of a Content-Security-Policy: directives, and lists of sources for them.

/** The directives that the config may extend: those that take a list of sources (CSP Level 3, sections 6.1 to 6.4). */
export const cspDirectives = [
  'default-src',
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'frame-src',
  'worker-src',
  'manifest-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
] as const;

export type CspDirective = (typeof cspDirectives)[number];

/** Sources by directive. */
export type CspSources = Readonly<Partial<Record<CspDirective, readonly string[]>>>;

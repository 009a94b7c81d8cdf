// The parts of the shell as a site's own parts import them: `import { ShellFooter } from 'xdocs:Footer'`. The types of
// the package refer to this file, so that a program that imports `xdocs` knows these modules. template-parts.ts names
// the same ones.

declare module 'xdocs:Header' {
  export const ShellHeader: import('xdocs').Part<'Header'>;
}
declare module 'xdocs:Footer' {
  export const ShellFooter: import('xdocs').Part<'Footer'>;
}
declare module 'xdocs:ProductContext' {
  export const ProductContext: import('xdocs').Part<'ProductContext'>;
}
declare module 'xdocs:NavigationList' {
  export const NavigationList: import('xdocs').Part<'NavigationList'>;
}
declare module 'xdocs:PageHead' {
  export const PageHead: import('xdocs').Part<'PageHead'>;
}
declare module 'xdocs:PagePager' {
  export const PagePager: import('xdocs').Part<'PagePager'>;
}
declare module 'xdocs:TableOfContents' {
  export const TableOfContents: import('xdocs').Part<'TableOfContents'>;
}

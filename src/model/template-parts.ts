// The parts of the shell that a site may replace with its own components: name, template file, exported name.

export const templateParts = {
  Header: ['shell/shell-header.tsx', 'ShellHeader'],
  Footer: ['shell/shell-footer.tsx', 'ShellFooter'],
  ProductContext: ['shell/product-context.tsx', 'ProductContext'],
  NavigationList: ['shell/navigation-list.tsx', 'NavigationList'],
  PageHead: ['pages/page-head.tsx', 'PageHead'],
  PagePager: ['pages/page-pager.tsx', 'PagePager'],
  TableOfContents: ['pages/table-of-contents.tsx', 'TableOfContents'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

export type TemplatePart = keyof typeof templateParts;

export function isTemplatePart(name: string): name is TemplatePart {
  return Object.hasOwn(templateParts, name);
}

// What `import … from 'xdocs/react'` means in demos and in the providers around them; its types are in
// `xdocs-react.d.ts`, which needs nothing else of the package.
export { useDocsConfig, usePageTheme } from './islands/page-hooks.ts';

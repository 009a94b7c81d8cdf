// The style sheet of the icon font, for pages whose demos use it: asked for once, after everything else has been
// loaded.

/** Asks for the style sheet that the content names. */
export function requestIconFont(root: ParentNode): void {
  const href = root.querySelector<HTMLElement>('[data-xd-icon-font]')?.dataset['xdIconFont'];
  if (!href) return;
  const add = () => {
    if (
      [...document.styleSheets].some(
        (sheet) => sheet.ownerNode instanceof Element && sheet.ownerNode.getAttribute('href') === href,
      )
    )
      return;
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    // It is the page's own: the next page, which may not need it, is not told apart by it.
    link.setAttribute('data-xd-sheet', '');
    document.head.append(link);
  };
  if (document.readyState === 'complete') add();
  else addEventListener('load', add, { once: true });
}

// The pages of a folder as entries without titles.
export function pagesOf(folder: string) {
  return ['gfm', 'headings', 'code', 'tabs', 'callouts', 'badges', 'links', 'html', 'front-matter', 'yaml-front-matter'].map((name) => ({ pathname: `${folder}${name}/` }));
}

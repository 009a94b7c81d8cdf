// The site's own copy of the icon font, for sites whose demos use it and whose config names no host for it.
import { packageFile } from '../disk/package-folder.ts';
import { iconFontUrl, usesIconFont } from '../model/icon-font.ts';
import type { OutputFile } from '../model/output-file.ts';
import type { Problem } from '../model/problem.ts';
import type { Site } from '../model/site.ts';

/** The package that the font comes from: the project's own copy. */
const fontPackage = 'material-icons';

const css = `@font-face { font-family: "Material Icons"; font-style: normal; font-weight: 400; font-display: block; src: url("material-icons.woff2") format("woff2"); }
.material-icons { display: inline-block; direction: ltr; font: 400 normal 24px/1 "Material Icons"; font-feature-settings: "liga"; letter-spacing: normal; text-transform: none; white-space: nowrap; overflow-wrap: normal; -webkit-font-smoothing: antialiased; }
`;

/** Style sheet and font; nothing where no demo needs them. A font that is not installed is a problem. */
export function iconFontFiles({ config, demos }: Pick<Site, 'config' | 'demos'>): {
  readonly files: readonly OutputFile[];
  readonly problems: readonly Problem[];
} {
  const user = [...demos.values()].find(usesIconFont);
  if (!user || config.fontHost) return { files: [], problems: [] };
  const font = packageFile(fontPackage, 'iconfont/material-icons.woff2', config.root);
  if (!font)
    return {
      files: [],
      problems: [{ rule: 'icon-font-missing', severity: 'error', file: user.variants[0]!.entry, package: fontPackage }],
    };
  const path = iconFontUrl(config).slice(1);
  return {
    files: [
      { path, contents: css },
      { path: path.replace(/\.css$/, '.woff2'), copyFrom: font },
    ],
    problems: [],
  };
}

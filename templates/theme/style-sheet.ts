// The style sheet of every page, but for what Material UI and the site's own font add: the files beside this one, in
// this order. What only some pages need is in page-sheets.ts, what a dialog needs comes with its script.
import appBarCss from './app-bar.css';
import baseCss from './base.css';
import blocksCss from './blocks.css';
import codeCss from './code.css';
import contentsCss from './contents.css';
import forcedColorsCss from './forced-colors.css';
import { iconCss, iconVariables } from './icons.ts';
import layoutCss from './layout.css';
import navigationCss from './navigation.css';
import noScriptsCss from './no-scripts.css';
import pageActionsCss from './page-actions.css';
import pageFrameCss from './page-frame.css';
import printCss from './print.css';
import proseCss from './prose.css';
import searchButtonCss from './search-button.css';
import settingsCss from './settings.css';
import sidebarCss from './sidebar.css';
import socialCss from './social.css';
import tabsCss from './tabs.css';
import { tokenColorCss } from './token-colors.ts';
import tokensCss from './tokens.css';

/** What has the picture of an icon: its own element, or one that draws it before or after its words. */
const icons = iconCss({
  menu: '.icon-menu',
  close: '.icon-close',
  search: '.icon-search',
  chevron: '.icon-chevron,.nav-list [aria-expanded]',
  arrow: '.pager-title',
  elsewhere: '.icon-elsewhere',
  pencil: '.icon-pencil',
  settings: '.icon-settings',
  bell: '.icon-bell',
});

/** Later files win where they and earlier ones say the same with equal weight. */
export const styleSheet: string = [
  tokensCss,
  baseCss,
  iconVariables('sun', 'moon', 'system'),
  icons,
  appBarCss,
  socialCss,
  sidebarCss,
  contentsCss,
  pageFrameCss,
  layoutCss,
  pageActionsCss,
  searchButtonCss,
  settingsCss,
  navigationCss,
  proseCss,
  blocksCss,
  codeCss,
  tokenColorCss,
  tabsCss,
  noScriptsCss,
  forcedColorsCss,
  printCss,
].join('\n');

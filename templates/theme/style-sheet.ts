// The style sheet of every page, but for what Material UI and the site's own font add: the files beside this one, in
// this order. What only some pages need is in page-sheets.ts, what a dialog needs comes with its script.
import appBarCss from './app-bar.css';
import baseCss from './base.css';
import blocksCss from './blocks.css';
import codeCss from './code.css';
import contentsCss from './contents.css';
import forcedColorsCss from './forced-colors.css';
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
import tokensCss from './tokens.css';

/** Later files win where they and earlier ones say the same with equal weight. */
export const styleSheet: string = [
  tokensCss,
  baseCss,
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
  tabsCss,
  noScriptsCss,
  forcedColorsCss,
  printCss,
].join('\n');

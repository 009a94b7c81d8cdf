// Style sheets that only some pages need. They come after the one of every page, and none of them knows of another.
import adsCss from './ads.css';
import apiCss from './api.css';
import apiLayoutCss from './api-layout.css';
import apiStickyCss from './api-sticky.css';
import apiPrintCss from './api-print.css';
import codeChoiceCss from './code-choice.css';
import demoCss from './demo.css';
import { iconCss } from './icons.ts';
import feedbackCss from './feedback.css';
import listBlocksCss from './list-blocks.css';
import pagesCss from './pages.css';
import controlFieldsCss from './control-fields.css';
import demoControlsCss from './demo-controls.css';
import demoPrintCss from './demo-print.css';
import standaloneCss from './standalone.css';
import demoIconsCss from './demo-icons.css';
import demoToolsCss from './demo-tools.css';

/** A style sheet with the sign by which one sees, in the HTML of a page's own part, that the page needs it. */
interface PageSheet {
  readonly name: 'api' | 'demo' | 'controls' | 'standalone' | 'feedback' | 'backing' | 'lists' | 'kinds';
  readonly sign: RegExp;
  readonly css: string;
}

/** Demos use all of the theme's variables, and so may the HTML of writers. */
export const pageSheets: readonly PageSheet[] = [
  // What is no guide, and what landing pages and galleries share with the HTML of writers.
  {
    name: 'kinds',
    sign: /page-(?:landing|not-found|production-error|offline)|class="(?:[^"]* )?(?:cards|features|error-codes|error-shown)/,
    css: pagesCss,
  },
  { name: 'api', sign: /class="api/, css: [apiCss, apiLayoutCss, apiStickyCss, apiPrintCss].join('\n') },
  {
    name: 'demo',
    sign: /data-xd-demo|--mui-/,
    css: [demoCss, demoToolsCss, demoIconsCss, codeChoiceCss, demoPrintCss].join('\n'),
  },
  { name: 'lists', sign: /class="(?:steps|file-tree|cards)"/, css: listBlocksCss },
  { name: 'feedback', sign: /class="feedback/, css: [iconCss({ thumb: '.icon-thumb' }), feedbackCss].join('\n') },
  { name: 'backing', sign: /class="backing/, css: adsCss },
  { name: 'standalone', sign: /class="standalone-/, css: [iconCss({ back: '.icon-back' }), standaloneCss].join('\n') },
  { name: 'controls', sign: /class="demo-controls/, css: [demoControlsCss, controlFieldsCss].join('\n') },
];

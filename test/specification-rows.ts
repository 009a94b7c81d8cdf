// The rows of the specification's sections 3, 4, 5, 7, 8 and 9 that a reader's browser meets, each with the tests that see
// it. `specification-rows.test.ts` holds that every test is there. In: nothing. Out: the table.

type Row = readonly [what: string, file: string, ...tests: string[]];

const ads = 'browser/ad-list.test.ts';
const failures = 'browser/ad-failures.test.ts';
const house = 'browser/house-ads.test.ts';
const catalogue = 'browser/error-catalogue.test.ts';
const worker = 'browser/service-worker.test.ts';

/** By section, in its order. */
export const specificationRows: Readonly<Record<string, readonly Row[]>> = {
  '3 Ads: fields, pixels': [
    [
      'an ad of the network, its pixels and its text',
      ads,
      'has its ad shown as text, counted, clicked and told of, and nothing moves',
    ],
    ['GADisplayRatio, 0.1', house, 'are shown at once, and one in ten is told of'],
  ],
  '4 Copy button': [
    [
      '1200 ms, for a page 2000 ms',
      'browser/copying.test.ts',
      '%s says Copied for 1200 ms, and a screen reader hears of it',
    ],
  ],
  '4 Code styling and language': [
    [
      'hash, cookie, first render',
      'browser/demo-toolbar.test.ts',
      'the choice of a language is written, followed by all demos, and holds on every page',
      'is followed within the visit as well: typed, and from another page',
    ],
    [
      'styling in a cookie',
      'browser/demo-toolbar.test.ts',
      'the choice of a styling is written, and demos without it stay',
    ],
  ],
  '4 Colour mode': [
    [
      'default system, followed live',
      'browser/preferences.test.ts',
      'show themselves again, and follow the system live where that is chosen',
    ],
  ],
  '4 Theme state': [
    [
      'actions; no effect where nothing changes',
      'model/theme-state.test.ts',
      'does nothing where the values are what they were',
    ],
  ],
  '4 Service worker': [
    ['on the production host only', worker, 'is registered on the host of the config only'],
    [
      'the waiting one is told; the page reloads with focus',
      worker,
      'comes to the next build when the tab has the focus, whole, and forgets the one before',
    ],
  ],
  '4 Ad slot': [
    [
      'starts with the network, looked for every 500 ms',
      'browser/ad-script.test.ts',
      'fills the slot itself, is found by the looks, and its link is made like ours',
    ],
    ['thirty tries', 'browser/ad-script.test.ts', 'is no more looked for after thirty looks'],
    ['from the seventh: blocked, house ads', failures, 'is stood in for by the house after the sixth look: %s'],
    // Section 4 says 80 %, the constants of section 9 say 20 %: the constant holds.
    [
      'the message that asks to allow ads: 20 %',
      failures,
      'is blocked: 20 % of the time a message asks to allow ads, as the list of constants says',
    ],
    [
      'a network ad clears the flag',
      ads,
      'takes its place from the house where it is late, as long as it is looked for',
    ],
    [
      'a backers link: in-house-carbon',
      ads,
      'hears nothing where its ad asks for backers: the house’s own are shown, under a name of their own',
    ],
    ['crawlers', ads, 'is not asked by crawlers: their slot stays empty'],
    [
      'errors are a crash event',
      'browser/ad-script.test.ts',
      'throws: that is no complaint of the page, one crash is told, and the house stands in',
    ],
    ['20 % inline, 80 % image', ads, 'has its ad as a line of text in the other layout'],
  ],
  '5 Validation': [
    ['styling hashes', 'templates/code-choices.test.ts'],
    ['qualifying ads', 'templates/ad-rules.test.ts'],
  ],
  '7 Calls': [
    ['CSS with abort, in a layer', catalogue, '%s: %s'],
    ['ad JSON, retries', 'templates/ad-rules.test.ts'],
    [
      'page_view after a zero timer',
      'browser/analytics.test.ts',
      'are told after the tasks that brought them, each change once, in a shell that stays',
    ],
    [
      'user properties',
      'browser/analytics.test.ts',
      'tells how its reader has set the site and the system, again whenever that changes',
    ],
    [
      'click events',
      'browser/analytics.test.ts',
      'on what a page brings go by the nearest element that says so, and by its share',
    ],
    [
      'web vitals at 0.0001',
      'browser/analytics.test.ts',
      'are told for a draw of 0.0001',
      'are neither told nor loaded above it',
    ],
    ['ad events', 'browser/analytics.test.ts', 'tells what ads say of themselves'],
  ],
  '8 Error catalogue': [['every row', catalogue, '%s: %s']],
  '9 Constants': [
    [
      'heights 142 and 126, margins 3',
      house,
      'have their room from the start, as the specification measures it, on a phone and on a desk',
    ],
    ['breakpoints, radius, spacing, layers, durations', 'templates/theme.test.ts'],
    ['pinned date adapters', 'model/sandbox-project.test.ts'],
  ],
};

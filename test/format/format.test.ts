// The whole content format on one site, built twice through the compiled library and asked sentence by sentence; and a
// site of faults, asked problem by problem.
import { afterAll, beforeAll } from 'vitest';
import {
  buildFormats,
  buildOne,
  checkSites,
  copySite,
  openWorkshop,
  type BuiltFormat,
  type Checks,
  type Formats,
  type Workshop,
} from './built-format.ts';
import { demos } from './demos.ts';
import { directives } from './directives.ts';
import { frontMatter } from './front-matter.ts';
import { markdown } from './markdown.ts';
import { navigation } from './navigation.ts';
import { problems } from './problems.ts';
import { routes } from './routes.ts';

let workshop: Workshop;
let formats: Formats;
let faulty: BuiltFormat;
let checks: Checks;

beforeAll(async () => {
  workshop = await openWorkshop();
  const [site, faultySite] = [copySite(workshop, 'site'), copySite(workshop, 'faulty-site')];
  formats = await buildFormats(workshop, site);
  faulty = await buildOne(workshop, faultySite, 'xdocs.config.ts');
  checks = await checkSites(workshop, site, faultySite);
}, 300_000);
afterAll(() => workshop?.compiled.remove());

const built = () => formats;
routes(built);
frontMatter(built);
directives(built);
markdown(built);
demos(built);
navigation(built);
problems(
  () => faulty,
  () => checks,
);

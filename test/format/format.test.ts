// The whole content format on one site, built twice through the compiled library and asked sentence by sentence; and a
// site of faults, asked problem by problem.
import { beforeAll } from 'vitest';
import {
  buildFormats,
  buildOne,
  checkSites,
  copySite,
  openLibrary,
  type BuiltFormat,
  type Checks,
  type Formats,
} from './built-format.ts';
import { demos } from './demos.ts';
import { directives } from './directives.ts';
import { frontMatter } from './front-matter.ts';
import { markdown } from './markdown.ts';
import { navigation } from './navigation.ts';
import { problems } from './problems.ts';
import { routes } from './routes.ts';

let formats: Formats;
let faulty: BuiltFormat;
let checks: Checks;

beforeAll(async () => {
  const library = await openLibrary();
  const [site, faultySite] = [copySite('site'), copySite('faulty-site')];
  formats = await buildFormats(library, site);
  faulty = await buildOne(library, faultySite, 'xdocs.config.ts');
  checks = await checkSites(library, site, faultySite);
}, 300_000);

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

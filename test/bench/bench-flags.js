// The flags of the benchmark.
import { parseArgs } from 'node:util';
import { corpora } from './corpora/corpora.js';
import { rows } from './bench-rows.js';
import { tools } from './tools/tools.js';

const everySite = 'plain:100,plain:1000,plain:5000,plain:20000,mixed:1000,real,demos:100,demos:1000,showcase';

export const usage = `npm run bench -- [flags]

  --sites LIST    ${everySite}
  --rows LIST     ${Object.keys(rows).join(',')}
  --tools LIST    ${tools.map(({ name }) => name).join(',')}: those that are installed
  --runs N        how often each is run; the median counts (3)
  --json FILE     keep the results, for --compare
  --compare A B   print the ratios of two kept results, B to A

Sites:
${Object.entries(corpora)
  .map(([name, { text, size }]) => `  ${`${name}:${size}`.padEnd(14)} ${text}`)
  .join('\n')}

Rows:
${Object.entries(rows)
  .map(([name, { text }]) => `  ${name.padEnd(14)} ${text}`)
  .join('\n')}

XDOCS_BENCH_PACKAGE names another checkout of xdocs to measure, XDOCS_BENCH_ELEVENTY a folder with Eleventy.
`;

/**
 * @typedef {object} Flags
 * @property {readonly { corpus: string, size: number }[]} sites
 * @property {readonly string[]} rows
 * @property {readonly string[]} tools
 * @property {number} runs
 * @property {string} [json]
 * @property {readonly [string, string]} [compare]
 * @property {boolean} [help]
 */

/**
 * Reads the flags.
 *
 * @param {readonly string[]} args
 * @returns {Flags}
 * @throws Error that says which flag is wrong and what would be right
 */
export function readFlags(args) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      sites: { type: 'string', default: everySite },
      rows: { type: 'string', default: Object.keys(rows).join(',') },
      tools: { type: 'string', default: tools.map(({ name }) => name).join(',') },
      runs: { type: 'string', default: '3' },
      json: { type: 'string' },
      compare: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.compare !== (positionals.length === 2) || (!values.compare && positionals.length > 0))
    throw new Error('--compare takes two files of results, and nothing else does: --compare before.json after.json');
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs ${values.runs}: a whole number from 1 would be right.`);
  return {
    sites: values.sites.split(',').map(siteOf),
    rows: known('--rows', values.rows, Object.keys(rows)),
    tools: known(
      '--tools',
      values.tools,
      tools.map(({ name }) => name),
    ),
    runs,
    json: values.json,
    ...(values.compare && { compare: [positionals[0], positionals[1]] }),
    help: values.help,
  };
}

function siteOf(text) {
  const [corpus, size] = text.split(':');
  known('--sites', corpus, Object.keys(corpora));
  const count = Number(size ?? corpora[corpus].size);
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`--sites ${text}: a size such as ${corpus}:100 would be right.`);
  return { corpus, size: count };
}

function known(flag, text, names) {
  const list = text.split(',');
  const strange = list.find((name) => !names.includes(name));
  if (strange !== undefined) throw new Error(`${flag} ${strange}: one of ${names.join(', ')} would be right.`);
  return list;
}

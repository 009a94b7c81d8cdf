// npm run bench: builds and serves sites of several kinds and sizes with xdocs, and with Hugo and Eleventy where they are
// installed, and prints medians of time and memory. `npm run bench -- --help` lists the flags.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { readFlags, usage } from './bench-flags.js';
import { comparison, heading, median, resultLine } from './bench-report.js';
import { outputOf, rows } from './bench-rows.js';
import { corpora, packageFolder } from './corpora/corpora.js';
import { tools } from './tools/tools.js';

/** Measures all rows of a site, tools in turn, and hands on the results of each. */
async function measureSite({ corpus: name, size }, { wanted, rowNames, runs, onResults }) {
  const work = mkdtempSync(join(tmpdir(), 'xdocs-bench-'));
  const corpus = corpora[name];
  try {
    const site = join(work, 'site');
    corpus.make(site, size);
    // The first tool's copy is the site itself, which must not hold what that tool has written when others copy it.
    const places = wanted
      .filter((tool) => !corpus.onlyXdocs || tool.name === 'xdocs')
      .map((tool) => ({ tool, corpus, size, folder: tool.prepare(site) }));
    for (const row of rowNames) {
      const samples = new Map(places.map((place) => [place, []]));
      for (let run = 0; run < runs; run++)
        for (const place of places) {
          const sample = await rows[row].run(place);
          if (sample) samples.get(place).push({ seconds: sample.seconds, cpu: sample.cpu, peak: sample.peak });
        }
      onResults(
        [...samples].flatMap(([place, list]) => (list.length > 0 ? resultOf({ ...place, name, row }, list) : [])),
      );
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The medians of a row of a tool, and what its output is by now. */
function resultOf(place, samples) {
  const { name, size, row, tool, folder } = place;
  const of = (key) => median(samples.map((sample) => sample[key]));
  const output = existsSync(join(folder, tool.out)) ? outputOf(place) : { pages: 0, files: 0, bytes: 0 };
  const costs = { seconds: of('seconds'), cpu: of('cpu'), peak: of('peak') };
  return { site: `${name}:${size}`, row, tool: tool.name, ...costs, ...output, samples };
}

async function bench({ sites, rows: rowNames, tools: names, runs, json }) {
  if (!existsSync(join(packageFolder, 'dist', 'cli.js'))) throw new Error('Compile first: npm run prepare');
  const wanted = tools.filter(({ name, version }) => names.includes(name) && version() !== undefined);
  const { stdout: commit } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: packageFolder,
    encoding: 'utf8',
  });
  const kept = {
    commit: commit?.trim() || 'unknown',
    machine: {
      processors: cpus().length,
      model: cpus()[0]?.model,
      memory: totalmem(),
      node: process.version,
      system: process.platform,
    },
    versions: Object.fromEntries(wanted.map(({ name, version }) => [name, version()])),
    results: [],
  };
  console.log(
    `${kept.commit}, Node ${process.version}, ${kept.machine.processors} × ${kept.machine.model}; load ${loadavg()[0].toFixed(1)} before the start; medians of ${runs}`,
  );
  for (const { name, version, work } of wanted) console.log(`${name} ${version()}${work ? `: ${work}` : ''}`);
  for (const { name } of tools)
    if (names.includes(name) && !wanted.some((tool) => tool.name === name)) console.log(`${name} is not installed.`);
  console.log('Memory is that of all processes at one time; what they share counts once for each.\n');
  console.log(heading);
  for (const site of sites)
    await measureSite(site, {
      wanted,
      rowNames,
      runs,
      onResults(results) {
        kept.results.push(...results);
        const hugo = results.find(({ tool }) => tool === 'hugo');
        for (const result of results) console.log(resultLine(result, hugo));
        // What is measured stays, should the rest be interrupted.
        if (json) writeFileSync(json, `${JSON.stringify(kept, null, 1)}\n`);
      },
    });
}

try {
  const flags = readFlags(process.argv.slice(2));
  if (flags.help) process.stdout.write(usage);
  else if (flags.compare)
    console.log(comparison(...flags.compare.map((file) => JSON.parse(readFileSync(file, 'utf8')))));
  else await bench(flags);
} catch (error) {
  process.stderr.write(`bench: ${error.message}\n`);
  process.exitCode = 1;
}

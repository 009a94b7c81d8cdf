#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { run } from '../dist/cli.js';

// Who reads may have read enough (`xdocs check | head`): the work is done all the same, and its code told.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

// A build calls thousands of functions for seconds, in several threads, and compiling them is a third of its processor time.
// The engine's compiler takes less of other functions into each: a tenth of the time of a site's first build. Short runs do
// without, because the code that the engine keeps of its own modules is of no use with other flags; so do versions in which
// nobody has tried it.
const [command = ''] = process.argv.slice(2);
if (['build', 'check', 'merge'].includes(command) && Number.parseInt(process.versions.node, 10) <= 26)
  setTimeout(() => setFlagsFromString('--max-inlined-bytecode-size-cumulative=80'), 300).unref();

process.exitCode = await run(process.argv.slice(2), process);
// A dev server has ended its work by now. A folder that goes at the same moment can leave one of its watchers open,
// which would keep the process for good.
if (command === 'serve') process.exit();

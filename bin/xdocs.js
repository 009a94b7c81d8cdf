#!/usr/bin/env node
import { run } from '../dist/cli.js';

// Who reads may have read enough (`xdocs check | head`): the work is done all the same, and its code told.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

process.exitCode = await run(process.argv.slice(2), process);
// A dev server has ended its work by now. A folder that goes at the same moment can leave one of its watchers open,
// which would keep the process for good.
if (process.argv[2] === 'serve') process.exit();

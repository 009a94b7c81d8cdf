// The dev server of a folder, once it says where it listens.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * Starts it.
 *
 * @param {string} root folder of the package
 * @param {string} folder of the project
 * @returns {Promise<{ child: import('node:child_process').ChildProcess, url: string }>}
 */
export function listening(root, folder) {
  const child = spawn(process.execPath, [join(root, 'bin', 'xdocs.js'), 'serve', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((done, fail) => {
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
      const [url] = /http:\/\/\S+/.exec(output) ?? [];
      if (url) done({ child, url });
    });
    child.on('exit', (code) => fail(new Error(`the server ended with ${code}: ${output}`)));
  });
}

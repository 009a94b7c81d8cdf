// Opens the reader's browser with the system's own command.
import { spawn } from 'node:child_process';
import { platform } from 'node:os';

/** Opens a URL; logs a message if that fails. */
export function openBrowser(url: string, log: (text: string) => void): void {
  const command = platform() === 'darwin' ? 'open' : platform() === 'win32' ? 'explorer' : 'xdg-open';
  const child = spawn(command, [url], { stdio: 'ignore', detached: true });
  child.on('error', () => log(`No browser could be opened; the site is at ${url}`));
  child.unref();
}

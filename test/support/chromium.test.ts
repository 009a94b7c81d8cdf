// Where the browser tests get their Chromium from, on machines of all kinds.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ensureChromium } from './chromium.ts';
import type { Machine } from './chromium.ts';

const bin = join('/', 'usr', 'bin');

/** A Linux machine with the given executables, whose package manager knows some packages. */
function machineWith(
  executables: readonly string[],
  parts: Partial<Machine> = {},
  known: readonly string[] = ['chromium'],
): Machine & { readonly ran: string[] } {
  const present = new Set(executables);
  const ran: string[] = [];
  return {
    platform: 'linux',
    env: { PATH: bin },
    isRoot: false,
    starts: (path) => present.has(path),
    run(command, args) {
      ran.push([command, ...args].join(' '));
      const wanted = args.find((name) => name.startsWith('chromium'));
      if (wanted && !known.includes(wanted)) return false;
      if (wanted) present.add(join(bin, wanted));
      return true;
    },
    ran,
    ...parts,
  };
}

it('takes the one that is named, and says so where it does not start', () => {
  expect(
    ensureChromium(machineWith(['/opt/c', join(bin, 'chromium')], { env: { PATH: bin, CHROMIUM_PATH: '/opt/c' } })),
  ).toBe('/opt/c');
  expect(() =>
    ensureChromium(machineWith([join(bin, 'chromium')], { env: { PATH: bin, CHROMIUM_PATH: '/opt/gone' } })),
  ).toThrow('CHROMIUM_PATH is /opt/gone');
});

it('finds one on the path or where it usually is', () => {
  expect(ensureChromium(machineWith([join(bin, 'google-chrome')]))).toBe(join(bin, 'google-chrome'));
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(ensureChromium(machineWith([mac], { platform: 'darwin' }))).toBe(mac);
});

it('installs one where it may: the one without a window, or else the other', () => {
  const install = 'apt-get install -y --no-install-recommends';
  const both = machineWith([join(bin, 'apt-get')], { isRoot: true }, ['chromium', 'chromium-headless-shell']);
  expect(ensureChromium(both)).toBe(join(bin, 'chromium-headless-shell'));
  expect(both.ran).toEqual(['apt-get update', `${install} chromium-headless-shell`]);
  const one = machineWith([join(bin, 'apt-get')], { isRoot: true });
  expect(ensureChromium(one)).toBe(join(bin, 'chromium'));
  expect(one.ran.at(-1)).toBe(`${install} chromium`);
});

it('says exactly what to do where it may not', () => {
  expect(() => ensureChromium(machineWith([join(bin, 'apt-get')]))).toThrow(
    'sudo apt-get update && sudo apt-get install -y --no-install-recommends chromium',
  );
  expect(() => ensureChromium(machineWith([], { platform: 'darwin' }))).toThrow('brew install');
  expect(() => ensureChromium(machineWith([join(bin, 'apt-get')], { isRoot: true, run: () => false }))).toThrow(
    /could not install[^]*CHROMIUM_PATH/,
  );
});

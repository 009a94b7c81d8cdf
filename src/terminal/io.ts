// The process as commands see it.

/** The process as the command line needs it. */
export interface Io {
  readonly stdout: { write(text: string): unknown; readonly isTTY?: boolean };
  readonly stderr: { write(text: string): unknown };
  readonly env: Readonly<Record<string, string | undefined>>;
  cwd(): string;
  once(event: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  removeListener(event: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
}

/** Whether the output is read by a person, in colours. */
export function hasColors(io: Io): boolean {
  return Boolean(io.stdout.isTTY) && !io.env['NO_COLOR'] && !io.env['CI'];
}

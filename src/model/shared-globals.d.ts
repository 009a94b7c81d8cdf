// The globals that Node and browsers share, as far as the model uses them. Its project knows neither side's types; the
// projects of either side have their own for these names and do not read this file.

interface TextEncoder {
  encode(text: string): Uint8Array;
}
declare const TextEncoder: new () => TextEncoder;

interface TextDecoder {
  decode(bytes: Uint8Array, options?: { readonly stream?: boolean }): string;
}
declare const TextDecoder: new (
  encoding: 'utf-8',
  options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean },
) => TextDecoder;

declare const console: Readonly<Record<'warn' | 'error', (message: string) => void>>;

declare const performance: { readonly timeOrigin: number; now(): number };

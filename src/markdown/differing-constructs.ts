// Where the native parser (satteri 0.10.5) reads a text otherwise than the reference. In: a text. Out: the construct's name.
export function differingConstruct(text: string): string | undefined {
  return /[\0]/.test(text) ? 'NUL' : undefined;
}

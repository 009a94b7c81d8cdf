// Work on a file's text that is done once for all demos that share the file.

/** A function of a file's path and text. */
type OfFile<Result> = (path: string, text: string) => Result;

/** The same function, which knows its latest results, as many as `limit`; nobody may change them. */
export function remembered<Result>(of: OfFile<Result>, limit = 300): OfFile<Result> {
  const known = new Map<string, Result>();
  return (path, text) => {
    const key = `${path}\0${text}`;
    if (known.has(key)) return known.get(key)!;
    const result = of(path, text);
    known.set(key, result);
    if (known.size > limit) known.delete(known.keys().next().value!);
    return result;
  };
}

/** All that a stream gives, as a list. */
export async function gathered<T>(stream: Iterable<T> | AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of stream) all.push(one);
  return all;
}

// Work on many things at once, but not on all of them.

/**
 * Processes items with limited concurrency. After a failure no further item is started, and the error is thrown once
 * all running ones have finished.
 */
export async function forEachConcurrently<T>(
  items: Iterable<T> | AsyncIterable<T>,
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  let failed = false;
  const worker = async () => {
    try {
      // oxlint-disable-next-line no-unmodified-loop-condition -- another lane sets it while this one waits
      for (let next = await iterator.next(); !next.done && !failed; next = await iterator.next())
        await work(next.value);
    } catch (error) {
      failed = true;
      throw error;
    }
  };
  const workers = await Promise.allSettled(Array.from({ length: width }, worker));
  if (failed) await iterator.return?.();
  for (const ended of workers) if (ended.status === 'rejected') throw ended.reason;
}

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
  const failure = workers.find((ended) => ended.status === 'rejected');
  if (!failure) return;
  // What makes the items may have something to end; the failure is what counts.
  await Promise.resolve(iterator.return?.()).catch(() => undefined);
  throw failure.reason;
}

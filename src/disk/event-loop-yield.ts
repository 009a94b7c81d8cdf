// Keeps long work from blocking the event loop, so that a server can answer requests in between.

/** Returns a function to await between small pieces of work: it yields once `sliceMs` milliseconds have passed. */
export function eventLoopYield(sliceMs = 5): () => Promise<void> {
  let started = performance.now();
  return async () => {
    if (performance.now() - started < sliceMs) return;
    await new Promise((done) => setImmediate(done));
    started = performance.now();
  };
}

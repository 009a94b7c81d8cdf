// Long work in slices: between two of them, a server answers.

/**
 * Returns a function to await between small pieces of work; it lets other work go on when a slice has taken its time.
 */
export function breathing(sliceMs = 5): () => Promise<void> {
  let started = performance.now();
  return async () => {
    if (performance.now() - started < sliceMs) return;
    await new Promise((done) => setImmediate(done));
    started = performance.now();
  };
}

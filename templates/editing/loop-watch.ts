// Ends loops that would go on for ever. In: calls from the bodies of loops. Out: an error once the calls of one task go
// on for too long; a task that the browser gets to in between starts the count again.

const callsBetweenLooks = 64;

/** A function for the bodies of loops, which throws where the loops of one task take too long, in milliseconds. */
export function guardLoops(message: string, longestMs = 2000): () => void {
  let calls = 0;
  let since: number | undefined;
  // A task of its own comes only once the running one has ended.
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => (since = undefined));
  port1.start();
  return () => {
    calls += 1;
    if (calls % callsBetweenLooks !== 0) return;
    const now = performance.now();
    if (since === undefined) {
      since = now;
      port2.postMessage(undefined);
    } else if (now - since > longestMs) {
      // Whatever catches it: the other loops of this task end at once.
      throw new Error(message);
    }
  };
}

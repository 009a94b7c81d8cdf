import * as React from 'react';

export default function WorkerDemo() {
  const [sum, setSum] = React.useState(0);
  React.useEffect(() => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = (event) => setSum(event.data);
    worker.postMessage(2);
    return () => worker.terminate();
  }, []);
  return <p>sum {sum}</p>;
}

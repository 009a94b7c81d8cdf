// A demo with a part that renders in the browser only and measures itself when it mounts, beside one that is on the
// server.
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

function Measured() {
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  const isServer = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  useLayoutEffect(() => setHeight(box.current?.offsetHeight ?? 0), []);
  if (isServer) return null;
  return (
    <div ref={box} style={{ height: '100%' }}>
      {height} pixels
    </div>
  );
}

export default function Beside() {
  return (
    <div style={{ width: '100%' }}>
      <button type="button">Measure</button>
      <div style={{ height: 90 }}>
        <Measured />
      </div>
    </div>
  );
}

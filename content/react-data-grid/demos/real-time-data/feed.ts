// A stand-in for a server that pushes: each message has the new state of a few stations.
import { createRandom } from '../../../velo/random.ts';
import { stations } from '../../../velo/stations.ts';
import type { District } from '../../../velo/stations.ts';

export interface LiveStation {
  id: string;
  name: string;
  district: District;
  docks: number;
  bikes: number;
  /** Bikes at the last twelve changes, the latest last. */
  history: number[];
}

export type Message = Pick<LiveStation, 'id' | 'bikes' | 'history'>[];

export const firstRows: LiveStation[] = stations.map(({ id, name, district, docks, bikes }) => ({
  id,
  name,
  district,
  docks,
  bikes,
  history: Array.from({ length: 12 }, () => bikes),
}));

/** Calls `listener` five times a second. Returns what ends it. */
export function subscribe(listener: (message: Message) => void): () => void {
  const random = createRandom(11);
  const current = new Map(firstRows.map((station) => [station.id, station]));
  const timer = setInterval(() => {
    const changed = new Map<string, LiveStation>();
    for (let count = 0; count < 3; count += 1) {
      const before = current.get(random.pick(firstRows).id)!;
      const bikes = Math.min(before.docks, Math.max(0, before.bikes + random.between(-2, 2)));
      const after = { ...before, bikes, history: [...before.history.slice(1), bikes] };
      current.set(after.id, after);
      changed.set(after.id, after);
    }
    listener([...changed.values()].map(({ id, bikes, history }) => ({ id, bikes, history })));
  }, 200);
  return () => clearInterval(timer);
}

import * as React from 'react';
import { firstBikes, type Bike } from './bikes.ts';

interface Bikes {
  bikes: Bike[];
  /** Adds a bike, or changes the one with its number. */
  save: (bike: Bike) => void;
  remove: (ids: string[]) => void;
  /** Takes the last change back. */
  undo: () => void;
}

/** The bikes, in memory. Where there is a server, its requests belong here; nothing else knows where bikes are kept. */
export default function useBikes(): Bikes {
  const [bikes, setBikes] = React.useState(firstBikes);
  const [before, setBefore] = React.useState(firstBikes);
  const change = (next: Bike[]) => {
    setBefore(bikes);
    setBikes(next);
  };
  return {
    bikes,
    save: (bike) => change(bikes.some(({ id }) => id === bike.id) ? bikes.map((one) => (one.id === bike.id ? bike : one)) : [bike, ...bikes]),
    remove: (ids) => change(bikes.filter(({ id }) => !ids.includes(id))),
    undo: () => setBikes(before),
  };
}

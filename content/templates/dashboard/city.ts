// What the dashboard shows: stations, and their rides day by day until the end of June 2025. All of it is made from a
// few numbers, the same on each machine; a server would answer with such rows.

export interface Place {
  id: string;
  label: string;
  /** Bikes that stand there now, and docks. */
  bikes: number;
  docks: number;
  children?: Place[];
}

const districts: Record<string, [name: string, bikes: number, docks: number, weight: number][]> = {
  Harbour: [
    ['Ferry Quay', 17, 24, 1.6],
    ['Lighthouse', 3, 12, 0.6],
    ['Fish Market', 11, 18, 1.1],
  ],
  'Old Town': [
    ['Clock Tower', 20, 20, 1.5],
    ['Theatre Square', 6, 16, 1.2],
  ],
  Riverside: [
    ['Mill Bridge', 9, 14, 0.7],
    ['Boat House', 0, 10, 0.4],
  ],
  Campus: [
    ['Library', 22, 30, 1.4],
    ['Sports Hall', 13, 22, 0.9],
  ],
  Hillside: [['Observatory', 5, 8, 0.3]],
};

const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const branches: Place[] = Object.entries(districts).map(([district, stations]) => ({
  id: idOf(district),
  label: district,
  bikes: sum(stations.map(([, bikes]) => bikes)),
  docks: sum(stations.map(([, , docks]) => docks)),
  children: stations.map(([name, bikes, docks]) => ({ id: idOf(name), label: name, bikes, docks })),
}));

export const town: Place = {
  id: 'town',
  label: 'The whole town',
  bikes: sum(branches.map(({ bikes }) => bikes)),
  docks: sum(branches.map(({ docks }) => docks)),
  children: branches,
};

const weights = new Map(Object.values(districts).flatMap((stations) => stations.map(([name, , , weight]) => [idOf(name), weight] as const)));

/** A place by its id, anywhere in the town. */
export function placeOf(id: string, from: Place = town): Place | undefined {
  if (from.id === id) return from;
  for (const child of from.children ?? []) {
    const found = placeOf(id, child);
    if (found) return found;
  }
  return undefined;
}

function weightOf({ id, children }: Place): number {
  return children ? sum(children.map(weightOf)) : (weights.get(id) ?? 0);
}

/** From 0 to 1, without a pattern that one would see. */
function chance(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
}

export interface Day {
  date: Date;
  city: number;
  electric: number;
  cargo: number;
  /** In euros. */
  revenue: number;
}

const lastDay = new Date(2025, 5, 30);

/** The rides of a place, for some days that end `before` days before the last one. Oldest first. */
export function daysOf(place: Place, count: number, before = 0): Day[] {
  const weight = weightOf(place);
  return Array.from({ length: count }, (_, index) => {
    const back = before + count - 1 - index;
    const date = new Date(lastDay.getFullYear(), lastDay.getMonth(), lastDay.getDate() - back);
    // Winters are quiet, weekends as well, and it rains now and then.
    const season = 0.55 + 0.45 * Math.sin(((date.getMonth() * 30 + date.getDate() - 80) / 365) * 2 * Math.PI);
    const week = date.getDay() % 6 === 0 ? 0.72 : 1;
    const rides = 62 * weight * (0.3 + season) * week * (0.8 + 0.4 * chance(back));
    const city = Math.round(rides);
    const electric = Math.round(rides * (0.52 - back * 0.0004));
    const cargo = Math.round(rides * 0.14);
    return { date, city, electric, cargo, revenue: Math.round(city * 1.8 + electric * 3.1 + cargo * 4.4) };
  });
}

/** Rides that began in each hour of a working day. */
export function hoursOf(place: Place): number[] {
  const shape = [6, 3, 2, 2, 5, 18, 62, 148, 211, 120, 84, 92, 118, 109, 96, 124, 186, 242, 198, 131, 84, 52, 31, 14];
  return shape.map((rides, hour) => Math.round((rides * weightOf(place) * (0.9 + 0.2 * chance(hour))) / 9.7));
}

export interface Ride {
  id: string;
  bike: string;
  from: string;
  to: string;
  minutes: number;
  price: number;
}

const stations = branches.flatMap(({ children }) => children ?? []);

/** The last rides that began at a place. */
export function ridesOf(place: Place): Ride[] {
  const ids = new Set(place.children ? [place, ...place.children].flatMap(({ children }) => children ?? []).map(({ id }) => id) : [place.id]);
  return Array.from({ length: 90 }, (_, index) => {
    const from = stations[Math.floor(chance(index + 7) * stations.length)]!;
    const to = stations[Math.floor(chance(index + 31) * stations.length)]!;
    const minutes = 4 + Math.floor(chance(index + 3) * 52);
    return { id: `R${8200 - index}`, bike: `B${String(101 + Math.floor(chance(index) * 48)).padStart(4, '0')}`, from, to, minutes };
  })
    .filter(({ from }) => ids.has(from.id))
    .map((ride) => ({ ...ride, from: ride.from.label, to: ride.to.label, price: Math.round(ride.minutes * 18) / 100 }));
}

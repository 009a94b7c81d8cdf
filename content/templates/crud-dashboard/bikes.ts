// The bikes of the fleet: what is known of each, and a first few. A server would answer with these.

export const kinds = ['City', 'Electric', 'Cargo', 'Tandem'] as const;
export const statuses = ['Available', 'Rented', 'In repair', 'Retired'] as const;
export const stations = ['Ferry Quay', 'Lighthouse', 'Fish Market', 'Clock Tower', 'Theatre Square', 'Mill Bridge', 'Boat House', 'Library'] as const;

export interface Bike {
  id: string;
  model: string;
  kind: (typeof kinds)[number];
  status: (typeof statuses)[number];
  station: (typeof stations)[number];
  /** In euros. */
  hourlyRate: number;
  /** In per cent; `null` for bikes without a motor. */
  battery: number | null;
  /** Day as `2025-05-14`. */
  lastService: string;
}

export function hasMotor({ kind }: Pick<Bike, 'kind'>): boolean {
  return kind === 'Electric' || kind === 'Cargo';
}

const models = { City: ['Sparrow', 'Wren'], Electric: ['Kestrel', 'Swift'], Cargo: ['Pelican', 'Heron'], Tandem: ['Swan', 'Swan'] };
const rates = { City: 3, Electric: 5, Cargo: 6.5, Tandem: 7 };

/** The same bikes on each machine: nothing here is left to chance. */
export const firstBikes: Bike[] = Array.from({ length: 48 }, (_, index) => {
  const kind = kinds[[0, 1, 0, 2, 0, 1, 3, 0, 1, 2][index % 10]!]!;
  return {
    id: `B${String(index + 101).padStart(4, '0')}`,
    model: models[kind][index % 2]!,
    kind,
    status: statuses[[0, 0, 1, 0, 2, 0, 1, 0, 0, 1, 0, 3][index % 12]!]!,
    station: stations[(index * 5) % stations.length]!,
    hourlyRate: rates[kind],
    battery: hasMotor({ kind }) ? (index * 37) % 101 : null,
    lastService: `2025-0${(index % 6) + 1}-${String(((index * 11) % 27) + 1).padStart(2, '0')}`,
  };
});

/** The next free id. */
export function nextId(bikes: readonly Bike[]): string {
  const highest = Math.max(0, ...bikes.map(({ id }) => Number(id.slice(1))));
  return `B${String(highest + 1).padStart(4, '0')}`;
}

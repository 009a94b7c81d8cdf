// The fleet: a hand-kept list of models and a generated list of bikes.
import { createRandom } from './random.ts';
import { stations } from './stations.ts';

export type BikeKind = 'City' | 'Cargo' | 'Electric' | 'Tandem';
export type BikeStatus = 'available' | 'rented' | 'in repair';

export interface Bike {
  id: string;
  model: string;
  kind: BikeKind;
  /** Station where it stands or was last seen. */
  stationId: string;
  station: string;
  status: BikeStatus;
  odometerKm: number;
  /** 0 to 100; `null` for bikes without a motor. */
  battery: number | null;
  lastService: Date;
  /** Price of an hour in euros. */
  hourlyRate: number;
  lights: boolean;
}

export const bikeKinds: readonly BikeKind[] = ['City', 'Cargo', 'Electric', 'Tandem'];
export const bikeStatuses: readonly BikeStatus[] = ['available', 'rented', 'in repair'];

const models: Record<BikeKind, { names: readonly string[]; hourlyRate: number }> = {
  City: { names: ['Sparrow', 'Wren'], hourlyRate: 3 },
  Cargo: { names: ['Pelican'], hourlyRate: 6.5 },
  Electric: { names: ['Swift', 'Kestrel'], hourlyRate: 5 },
  Tandem: { names: ['Swan'], hourlyRate: 7 },
};

/** The same first bikes for every length: `bikesOf(20)` starts with `bikesOf(5)`. */
export function bikesOf(count: number): Bike[] {
  const random = createRandom(7);
  return Array.from({ length: count }, (_, index) => {
    const kind = random.pick(['City', 'City', 'City', 'Electric', 'Electric', 'Cargo', 'Tandem'] as const);
    const station = random.pick(stations);
    const model = models[kind];
    const name = random.pick(model.names);
    const status = random.pick(['available', 'available', 'available', 'rented', 'in repair'] as const);
    const odometerKm = random.between(40, 9800);
    const charge = random.between(4, 100);
    const lastService = new Date(2025, random.between(0, 5), random.between(1, 28));
    return {
      id: `B${String(index + 1).padStart(4, '0')}`,
      model: name,
      kind,
      stationId: station.id,
      station: station.name,
      status,
      odometerKm,
      battery: kind === 'Electric' || kind === 'Cargo' ? charge : null,
      lastService,
      hourlyRate: model.hourlyRate,
      lights: random.next() > 0.2,
    };
  });
}

export const bikes: readonly Bike[] = bikesOf(40);

// Single rides: who went where, for how long, and what it cost.
import { bikesOf } from './bikes.ts';
import { createRandom } from './random.ts';
import { stations } from './stations.ts';

export type Tariff = 'Single' | 'Day pass' | 'Member';

export interface Ride {
  id: string;
  bikeId: string;
  from: string;
  to: string;
  startedAt: Date;
  minutes: number;
  km: number;
  /** In euros. */
  price: number;
  tariff: Tariff;
}

export const tariffs: readonly Tariff[] = ['Single', 'Day pass', 'Member'];

/** Rides from the first of May 2025 on, a few minutes apart; the same first rides for every length. */
export function ridesOf(count: number): Ride[] {
  const random = createRandom(21);
  const fleet = bikesOf(40);
  let time = new Date(2025, 4, 1, 6, 0).getTime();
  return Array.from({ length: count }, (_, index) => {
    const bike = random.pick(fleet);
    const minutes = random.between(4, 95);
    const tariff = random.pick(tariffs);
    time += random.between(2, 40) * 60_000;
    return {
      id: `R${String(index + 1).padStart(5, '0')}`,
      bikeId: bike.id,
      from: random.pick(stations).name,
      to: random.pick(stations).name,
      startedAt: new Date(time),
      minutes,
      km: Math.round(minutes * (2 + random.next() * 1.5)) / 10,
      price: tariff === 'Member' ? 0 : Math.round(minutes * bike.hourlyRate * (100 / 60)) / 100,
      tariff,
    };
  });
}

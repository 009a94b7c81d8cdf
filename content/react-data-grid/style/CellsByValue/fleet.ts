import { bikesOf } from '../../../velo/bikes.ts';

export const rows = bikesOf(24)
  .filter((bike) => bike.battery !== null)
  .slice(0, 6);

export type Charge = 'low' | 'middle' | 'full';

export function chargeOf(battery: number | null | undefined): Charge | null {
  if (battery === null || battery === undefined) return null;
  if (battery < 30) return 'low';
  return battery < 70 ? 'middle' : 'full';
}

// What a form must hold to become a bike. Plain functions, for a server, too.
import { hasMotor, type Bike } from './bikes.ts';

/** What stands in the fields: texts, as they were typed. */
export interface BikeEntry extends Pick<Bike, 'kind' | 'status' | 'station' | 'lastService' | 'model'> {
  hourlyRate: string;
  battery: string;
}

export type BikeErrors = Partial<Record<keyof BikeEntry, string>>;

export const newEntry: BikeEntry = {
  model: '',
  kind: 'City',
  status: 'Available',
  station: 'Ferry Quay',
  hourlyRate: '3',
  battery: '100',
  lastService: '2025-06-02',
};

export function entryOf({ hourlyRate, battery, id: _, ...bike }: Bike): BikeEntry {
  return { ...bike, hourlyRate: String(hourlyRate), battery: String(battery ?? 100) };
}

/** A number as people type it: with a point or a comma. */
function numberOf(text: string): number {
  return text.trim() ? Number(text.trim().replace(',', '.')) : Number.NaN;
}

/** The bike of an entry, or what is wrong with it. */
export function bikeOf(entry: BikeEntry, id: string): { bike: Bike } | { errors: BikeErrors } {
  const errors: BikeErrors = {};
  const hourlyRate = numberOf(entry.hourlyRate);
  const battery = numberOf(entry.battery);
  if (!entry.model.trim()) errors.model = 'A bike needs a name';
  if (!(hourlyRate >= 0.5 && hourlyRate <= 50)) errors.hourlyRate = 'Between €0.50 and €50';
  if (hasMotor(entry) && !(battery >= 0 && battery <= 100)) errors.battery = 'Between 0 and 100 %';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(entry.lastService)) errors.lastService = 'The day of the last service';
  if (Object.keys(errors).length > 0) return { errors };
  return { bike: { ...entry, id, model: entry.model.trim(), hourlyRate, battery: hasMotor(entry) ? battery : null } };
}

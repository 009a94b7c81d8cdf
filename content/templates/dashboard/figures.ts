// The few numbers at the top, each with the period before it.
import { daysOf, type Day, type Place } from './city.ts';

export const periods = [
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
] as const;

export type Period = (typeof periods)[number]['days'];

export interface Figure {
  title: string;
  value: string;
  /** How much more than in the period before, as a part of it; less is negative. */
  change: number;
  /** Day by day. */
  line: number[];
}

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

const total = (days: Day[], of: (day: Day) => number) => days.reduce((sum, day) => sum + of(day), 0);

export function figuresOf(place: Place, period: Period): Figure[] {
  const now = daysOf(place, period);
  const before = daysOf(place, period, period);
  const rides = (day: Day) => day.city + day.electric + day.cargo;
  const figure = (title: string, of: (day: Day) => number, format: Intl.NumberFormat): Figure => {
    const value = total(now, of);
    return { title, value: format.format(value), change: value / Math.max(1, total(before, of)) - 1, line: now.map(of) };
  };
  return [
    figure('Rides', rides, whole),
    figure('Takings', ({ revenue }) => revenue, euros),
    figure('Electric rides', ({ electric }) => electric, whole),
  ];
}

import { createRandom } from '../../velo/random.ts';

const random = createRandom(11);

/** Every day of 2024 with its rides: more in summer and on working days. */
export const days = Array.from({ length: 366 }, (_, index) => {
  const date = new Date(2024, 0, 1 + index);
  const season = 260 - 170 * Math.cos(((index - 15) / 366) * 2 * Math.PI);
  const weekend = date.getDay() === 0 || date.getDay() === 6;
  return { date, rides: Math.round(season * (weekend ? 0.7 : 1) + random.between(-35, 35)) };
});

const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const long = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });

/** Ticks and the zoom slider are brief, the tooltip is complete. */
export const formatDay = (date: Date, { location }: { location: string }) => (location === 'tooltip' ? long : short).format(date);

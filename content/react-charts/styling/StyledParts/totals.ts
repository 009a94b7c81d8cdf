import { ridesByMonth } from '../../../velo/rides.ts';

const summer = ridesByMonth.slice(3, 10);

/** What all three variants have in common; the ids of the series are part of class names. */
export const chartProps = {
  height: 280,
  grid: { horizontal: true },
  borderRadius: 4,
  xAxis: [{ data: summer.map((row) => row.label) }],
  yAxis: [{ label: 'Rides', width: 72 }],
  series: [
    { id: 'city', label: 'City', data: summer.map((row) => row.city) },
    { id: 'plan', label: 'Plan', data: [5000, 5500, 7000, 7500, 7500, 6500, 5000] },
  ],
  role: 'img',
  'aria-label': 'Bar chart of the rides on city bikes from April to October 2024, beside the plan as dashed outlines',
};

import { PieChart } from '@mui/x-charts/PieChart';
import { bikes, bikeKinds } from '../../velo/bikes.ts';

const slices = bikeKinds
  .map((kind) => ({ kind, value: bikes.filter((bike) => bike.kind === kind).length }))
  .map(({ kind, value }) => ({
    label: (location: string) =>
      location === 'legend' ? `${kind} – ${Math.round((value / bikes.length) * 100)}%` : kind,
    value,
  }));

export default function SharesInLegend() {
  return (
    <PieChart
      height={260}
      series={[{ data: slices, innerRadius: '55%', paddingAngle: 2, cornerRadius: 4, sortingValues: 'desc' }]}
      slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } } }}
      role="img"
      aria-label={`Donut chart of the ${bikes.length} bikes by kind, with each share in the legend`}
    />
  );
}

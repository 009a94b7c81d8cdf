import { BarChart } from '@mui/x-charts/BarChart';
import { useBarSeries, useXAxis, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ridesByMonth } from '../../velo/rides.ts';

const percent = new Intl.NumberFormat('en-US', { style: 'percent', signDisplay: 'exceptZero' });

/** Above each bar, by how much it differs from the one before. */
function Changes({ seriesId }: { seriesId: string }) {
  const series = useBarSeries(seriesId);
  const categories: readonly string[] = useXAxis().data ?? [];
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  if (!series || x.bandwidth() < 30) return null;

  return categories.map((category, index) => {
    const value = series.data[index];
    const before = series.data[index - 1];
    if (!value || !before) return null;
    return (
      <text
        key={category}
        x={(x(category) ?? 0) + x.bandwidth() / 2}
        y={y(value) - 6}
        textAnchor="middle"
        fontSize={12}
        fill="currentColor"
      >
        {percent.format(value / before - 1)}
      </text>
    );
  });
}

export default function ChangeLabels() {
  const months = ridesByMonth.slice(3, 9);

  return (
    <BarChart
      height={300}
      xAxis={[{ data: months.map((row) => row.label), categoryGapRatio: 0.15 }]}
      yAxis={[{ label: 'City rides', width: 64, max: 9000 }]}
      margin={{ left: 0, right: 0 }}
      series={[{ id: 'city', data: months.map((row) => row.city) }]}
      role="img"
      aria-label="Bar chart of the city rides from April to September 2024, with the change from month to month above the bars"
    >
      <Changes seriesId="city" />
    </BarChart>
  );
}

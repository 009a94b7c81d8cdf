import { useTheme } from '@mui/material/styles';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { bikesOf } from '../../velo/bikes.ts';

const data = bikesOf(90)
  .filter((bike) => bike.battery !== null)
  .map((bike) => ({ id: bike.id, x: bike.lastService.getTime(), y: bike.odometerKm / 1000, z: bike.battery }));
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

export default function ColoredScatter() {
  const { primary, secondary, grey } = useTheme().palette;
  const colors = [secondary.main, grey[500], primary.main];

  return (
    <ScatterChart
      height={320}
      xAxis={[{ scaleType: 'time', label: 'Last service', valueFormatter: (date: Date) => day.format(date), tickNumber: 4 }]}
      yAxis={[{ label: 'Odometer (1,000 km)', width: 56 }]}
      zAxis={[{ id: 'battery', colorMap: { type: 'piecewise', thresholds: [20, 60], colors } }]}
      series={[
        {
          data,
          markerSize: 5,
          valueFormatter: (point) => point && `battery ${point.z}%, ${point.y} thousand km`,
        },
      ]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{
        legend: { axisDirection: 'z', labelFormatter: ({ min, max }) => (min === null ? `below ${max}%` : max === null ? `from ${min}%` : `${min} to ${max}%`) },
      }}
      role="img"
      aria-label="Scatter chart of bikes with a motor: last service across, odometer upwards, charge of the battery in three colours"
    />
  );
}

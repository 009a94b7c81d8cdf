import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import { ridesByMonth } from '../../velo/rides.ts';

const month = new Intl.DateTimeFormat('en-US', { month: 'short' });
const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

export default function FormatByPlace() {
  return (
    <LineChart
      height={300}
      xAxis={[
        {
          scaleType: 'point',
          data: ridesByMonth.map((row) => row.month),
          valueFormatter: (value: Date, { location }) => (location === 'tick' ? month : monthAndYear).format(value),
        },
      ]}
      yAxis={[
        {
          scaleType: 'linear',
          label: 'Mean temperature',
          width: 68,
          min: 0,
          colorMap: { type: 'continuous', min: 0, max: 22, color: ['#837bc5', '#c6461f'] },
          valueFormatter: (value: number, { location }) =>
            location === 'legend' ? `${value} °C` : `${value}°`,
        },
      ]}
      series={[
        { data: ridesByMonth.map((row) => row.temperature), valueFormatter: (value) => `${value ?? '–'} °C` },
      ]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{ legend: { axisDirection: 'y', labelPosition: 'extremes', sx: { whiteSpace: 'nowrap', width: '80%' } } }}
      role="img"
      aria-label="Line chart of the mean temperature per month of 2024, coloured from cold to warm, from 2 °C in January to 21 °C in July"
    />
  );
}

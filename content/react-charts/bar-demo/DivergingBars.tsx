import { BarChart } from '@mui/x-charts/BarChart';

const hours = ['6:00', '8:00', '10:00', '12:00', '14:00', '16:00', '18:00', '20:00'];
const arrivals = [4, 38, 21, 14, 12, 9, 7, 3];
const departures = [-2, -6, -9, -13, -15, -31, -36, -8];

const bikes = (value: number | null) => `${Math.abs(value ?? 0)} bikes`;

export default function DivergingBars() {
  return (
    <BarChart
      height={300}
      grid={{ horizontal: true }}
      xAxis={[{ data: hours, scaleType: 'band' }]}
      yAxis={[
        { label: 'Bikes', min: -40, max: 40, width: 56, valueFormatter: (value: number) => `${Math.abs(value)}` },
      ]}
      series={[
        { data: arrivals, label: 'Arrive', stack: 'flow', valueFormatter: bikes },
        { data: departures, label: 'Leave', stack: 'flow', valueFormatter: bikes },
      ]}
      role="img"
      aria-label="Bars above zero for bikes that arrive at Library, below for those that leave: most arrive at 8:00, most leave at 18:00"
    />
  );
}

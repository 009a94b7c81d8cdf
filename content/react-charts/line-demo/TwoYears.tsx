import { LineChart } from '@mui/x-charts/LineChart';
import { ridesByMonth } from '../../velo/rides.ts';

const thisYear = ridesByMonth.map((row) => row.cargo);
const lastYear = [210, 240, 330, 480, 590, 640, 650, 610, 560, 450, 300, 260];

const withChange = (value: number | null, { dataIndex }: { dataIndex: number }) => {
  const before = lastYear[dataIndex] ?? 0;
  const change = Math.round((((value ?? 0) - before) / before) * 100);
  return `${value} (${change >= 0 ? '+' : '−'}${Math.abs(change)}%)`;
};

export default function TwoYears() {
  return (
    <LineChart
      height={300}
      grid={{ horizontal: true }}
      xAxis={[{ scaleType: 'point', data: ridesByMonth.map((row) => row.label) }]}
      yAxis={[{ label: 'Cargo rides', min: 0, width: 56 }]}
      series={[
        { label: '2024', data: thisYear, valueFormatter: withChange },
        { label: '2023', data: lastYear, shape: 'square' },
      ]}
      role="img"
      aria-label="Cargo rides per month of 2024 above those of 2023 in every month"
    />
  );
}

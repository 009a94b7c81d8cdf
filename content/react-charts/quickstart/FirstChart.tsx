import { BarChart } from '@mui/x-charts/BarChart';

export default function FirstChart() {
  return (
    <BarChart
      height={280}
      xAxis={[{ data: ['City', 'Electric', 'Cargo', 'Tandem'] }]}
      series={[
        { data: [24, 14, 6, 3], label: 'Available' },
        { data: [9, 11, 2, 1], label: 'Rented' },
      ]}
      role="img"
      aria-label="Bar chart of available and rented bikes by kind"
    />
  );
}

import { BarChart } from '@mui/x-charts/BarChart';
import { ridesByMonth } from '../../velo/rides.ts';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'].map((quarter, index) => {
  const months = ridesByMonth.slice(index * 3, index * 3 + 3);
  return {
    quarter,
    city: months.reduce((sum, month) => sum + month.city, 0),
    electric: months.reduce((sum, month) => sum + month.electric, 0),
    cargo: months.reduce((sum, month) => sum + month.cargo, 0),
  };
});

export default function GroupedBars() {
  return (
    <BarChart
      height={300}
      dataset={quarters}
      xAxis={[{ dataKey: 'quarter' }]}
      yAxis={[{ label: 'Rides', width: 76 }]}
      series={[
        { dataKey: 'city', label: 'City' },
        { dataKey: 'electric', label: 'Electric' },
        { dataKey: 'cargo', label: 'Cargo' },
      ]}
      role="img"
      aria-label="Bar chart of the rides per quarter of 2024 for city, electric and cargo bikes"
    />
  );
}

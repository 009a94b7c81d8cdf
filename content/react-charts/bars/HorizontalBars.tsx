import { BarChart } from '@mui/x-charts/BarChart';
import { stations } from '../../velo/stations.ts';

const busiest = [...stations].sort((a, b) => b.docks - a.docks).slice(0, 6);

export default function HorizontalBars() {
  return (
    <BarChart
      layout="horizontal"
      height={300}
      yAxis={[{ data: busiest.map((station) => station.name), width: 104 }]}
      xAxis={[{ label: 'Docks', tickMinStep: 5 }]}
      series={[{ data: busiest.map((station) => station.docks) }]}
      grid={{ vertical: true }}
      role="img"
      aria-label="Horizontal bar chart of the six stations with the most docks, led by Library with 30"
    />
  );
}

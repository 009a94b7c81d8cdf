import { BarChart } from '@mui/x-charts/BarChart';
import { districts, stations } from '../../velo/stations.ts';

const dataset = districts.map((district) => {
  const own = stations.filter((station) => station.district === district);
  const sum = (indoor: boolean, key: 'docks' | 'bikes') =>
    own.filter((station) => station.indoor === indoor).reduce((total, station) => total + station[key], 0);
  return {
    district,
    docksIn: sum(true, 'docks'),
    docksOut: sum(false, 'docks'),
    bikesIn: sum(true, 'bikes'),
    bikesOut: sum(false, 'bikes'),
  };
});

export default function StacksSideBySide() {
  return (
    <BarChart
      height={320}
      dataset={dataset}
      xAxis={[{ dataKey: 'district', tickLabelStyle: { fontSize: 11 } }]}
      yAxis={[{ label: 'Docks and bikes', width: 56 }]}
      series={[
        { dataKey: 'docksOut', label: 'Docks, outdoor', stack: 'docks' },
        { dataKey: 'docksIn', label: 'Docks, indoor', stack: 'docks' },
        { dataKey: 'bikesOut', label: 'Bikes, outdoor', stack: 'bikes' },
        { dataKey: 'bikesIn', label: 'Bikes, indoor', stack: 'bikes' },
      ]}
      role="img"
      aria-label="Two stacks for each district: its docks, and the bikes standing there, both split into outdoor and indoor"
    />
  );
}

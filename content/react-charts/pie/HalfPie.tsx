import { PieChart } from '@mui/x-charts/PieChart';
import { stations } from '../../velo/stations.ts';

const docks = stations.reduce((sum, station) => sum + station.docks, 0);
const taken = stations.reduce((sum, station) => sum + station.bikes, 0);

const slices = [
  { id: 'taken', label: 'Docks taken', value: taken },
  { id: 'free', label: 'Docks free', value: docks - taken },
];

export default function HalfPie() {
  return (
    <PieChart
      height={170}
      series={[
        {
          data: slices,
          startAngle: -90,
          endAngle: 90,
          innerRadius: '110%',
          outerRadius: '170%',
          cy: '90%',
        },
      ]}
      slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } } }}
      role="img"
      aria-label={`Half donut: ${taken} of ${docks} docks are taken`}
    />
  );
}

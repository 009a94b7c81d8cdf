import { BarChart } from '@mui/x-charts/BarChart';
import { stations } from '../../velo/stations.ts';

const districtOf = new Map(stations.map((station) => [station.name, station.district]));
const fullName = (name: string) => `${name}, ${districtOf.get(name)}`;

export default function AxisTickLabels() {
  return (
    <BarChart
      height={320}
      xAxis={[
        {
          scaleType: 'band',
          data: stations.map((station) => station.name),
          height: 84,
          tickLabelStyle: { angle: -45 },
          valueFormatter: (name: string, { location }) => (location === 'tick' ? name : fullName(name)),
        },
      ]}
      yAxis={[{ valueFormatter: (bikes: number) => `${bikes} bikes`, width: 64 }]}
      series={[{ data: stations.map((station) => station.bikes) }]}
      role="img"
      aria-label="Bar chart of the bikes standing at each of the ten stations, with slanted station names"
    />
  );
}

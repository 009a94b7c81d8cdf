import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { stations } from '../../velo/stations.ts';

const data = stations.map((station) => ({
  id: station.id,
  x: station.openedOn.getFullYear(),
  y: Math.round((station.bikes / station.docks) * 100),
  z: station.docks,
}));

function Bubble({ dataIndex, x, y, color, isHighlighted }: ScatterMarkerProps) {
  const docks = data[dataIndex]?.z ?? 0;
  return (
    <circle cx={x} cy={y} r={3 * Math.sqrt(docks)} fill={color} fillOpacity={isHighlighted ? 0.8 : 0.45} stroke={color} />
  );
}

export default function BubbleScatter() {
  return (
    <ScatterChart
      height={340}
      xAxis={[{ label: 'Opened in', min: 2018, max: 2024, tickMinStep: 1, valueFormatter: (year: number) => `${year}` }]}
      yAxis={[{ label: 'Docks taken (%)', min: 0, max: 110, width: 56, tickInterval: [0, 25, 50, 75, 100] }]}
      series={[
        {
          data,
          valueFormatter: (point, { dataIndex }) =>
            point && `${stations[dataIndex]?.name}: ${point.z} docks, ${point.y}% taken`,
        },
      ]}
      slots={{ marker: Bubble }}
      role="img"
      aria-label="Bubble chart of the stations: year of opening across, docks taken upwards, number of docks as the area of the bubble"
    />
  );
}

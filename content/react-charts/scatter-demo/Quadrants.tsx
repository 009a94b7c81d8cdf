import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { stations } from '../../velo/stations.ts';

const data = stations.map((station) => ({
  id: station.id,
  x: station.docks,
  y: Math.round((station.bikes / station.docks) * 100),
}));
const dashed = { strokeDasharray: '4 4' };

export default function Quadrants() {
  return (
    <ScatterChart
      height={340}
      xAxis={[{ label: 'Docks', min: 0, max: 32 }]}
      yAxis={[{ label: 'Docks taken (%)', min: -5, max: 105, width: 56, tickInterval: [0, 25, 50, 75, 100] }]}
      series={[
        {
          data,
          markerSize: 6,
          valueFormatter: (point, { dataIndex }) => point && `${stations[dataIndex]?.name}, ${point.y}% taken`,
        },
      ]}
      role="img"
      aria-label="Stations by number of docks and share of docks taken, in four quarters; Clock Tower is large and full, Boat House small and empty"
    >
      <ChartsReferenceLine x={16} label="large" labelAlign="end" lineStyle={dashed} />
      <ChartsReferenceLine y={50} label="more than half full" labelAlign="start" lineStyle={dashed} />
    </ScatterChart>
  );
}

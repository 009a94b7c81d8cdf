import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { stations } from '../../velo/stations.ts';

const dataset = stations.map(({ id, docks, bikes }) => ({ id, docks, bikes }));

export default function ScatterDataset() {
  return (
    <ScatterChart
      height={280}
      dataset={dataset}
      grid={{ horizontal: true, vertical: true }}
      xAxis={[{ label: 'Docks', min: 0 }]}
      yAxis={[{ label: 'Bikes', min: 0, width: 52 }]}
      series={[
        {
          datasetKeys: { id: 'id', x: 'docks', y: 'bikes' },
          markerSize: 6,
          valueFormatter: (point) => point && `${point.y} bikes at ${point.x} docks`,
        },
      ]}
      role="img"
      aria-label="Scatter chart of ten stations: docks across, bikes standing there upwards"
    />
  );
}

import { areaElementClasses, LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import { ridesByMonth } from '../../velo/rides.ts';

const mean = ridesByMonth.map((row) => row.temperature);
const low = mean.map((value) => value - 4);
const spread = mean.map(() => 9);
const degrees = (value: number | null) => `${(value ?? 0).toFixed(1)} °C`;

export default function RangeBand() {
  return (
    <LineChart
      height={300}
      hideLegend
      xAxis={[{ scaleType: 'point', data: ridesByMonth.map((row) => row.label) }]}
      yAxis={[{ label: 'Temperature (°C)', width: 56 }]}
      series={[
        { id: 'low', data: low, area: true, stack: 'range', showMark: false, label: 'Low', valueFormatter: degrees },
        {
          id: 'high',
          data: spread,
          area: true,
          stack: 'range',
          showMark: false,
          label: 'High',
          valueFormatter: (value, { dataIndex }) => degrees((low[dataIndex] ?? 0) + (value ?? 0)),
        },
        { id: 'mean', data: mean, showMark: false, label: 'Mean', valueFormatter: degrees },
      ]}
      sx={{
        [`& .${areaElementClasses.series}-low`]: { fill: 'none' },
        [`& .${areaElementClasses.series}-high`]: { fillOpacity: 0.3 },
        [`& .${lineElementClasses.series}-low, & .${lineElementClasses.series}-high`]: { stroke: 'none' },
      }}
      role="img"
      aria-label="Mean temperature per month of 2024 as a line within the band of lowest and highest values"
    />
  );
}

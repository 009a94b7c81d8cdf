import Box from '@mui/material/Box';
import { PiecewiseColorLegend } from '@mui/x-charts-pro/ChartsLegend';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { createRandom } from '../../velo/random.ts';
import { stations } from '../../velo/stations.ts';

const hours = ['6:00', '9:00', '12:00', '15:00', '18:00', '21:00'];
const names = stations.slice(0, 6).map((station) => station.name);

const random = createRandom(11);
const data = names.flatMap((name, row) => hours.map((hour, column) => [column, row, random.between(5, 100)] as const));

const colors = ['#f2b48c', '#e9e4dd', '#8fcfc4', '#0b6e63'];

export default function HeatmapLevels() {
  return (
    <Box
      role="img"
      aria-label="Heatmap of the docks taken at six stations by time of day in four levels: below 20, 50 and 80 percent, and above"
      sx={{ width: '100%' }}
    >
      <Heatmap
        height={320}
        xAxis={[{ data: hours, label: 'Time of day', categoryGapRatio: 0.06 }]}
        yAxis={[{ data: names, width: 100, categoryGapRatio: 0.06 }]}
        zAxis={[{ id: 'taken', colorMap: { type: 'piecewise', thresholds: [20, 50, 80], colors } }]}
        series={[{ data, label: 'Docks taken', valueFormatter: ([, , taken]) => `${taken}%` }]}
        hideLegend={false}
        slots={{ legend: PiecewiseColorLegend }}
        slotProps={{ legend: { direction: 'horizontal' } }}
      />
    </Box>
  );
}

import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ridesByMonth } from '../../velo/rides.ts';

export default function ResponsiveParts() {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));

  return (
    <ChartContainer
      height={isNarrow ? 200 : 280}
      xAxis={[{ scaleType: 'point', data: ridesByMonth.map((row) => row.label) }]}
      yAxis={[{ label: 'City rides', width: 72, min: 0, position: isNarrow ? 'none' : 'left' }]}
      series={[{ type: 'line', data: ridesByMonth.map((row) => row.city) }]}
      role="img"
      aria-label="Line chart of the city rides per month of 2024, from 2,000 in winter to 7,900 in July"
    >
      <ChartsGrid horizontal />
      <LinePlot />
      {!isNarrow && <MarkPlot />}
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartContainer>
  );
}

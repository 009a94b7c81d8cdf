import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineHighlightPlot, LinePlot } from '@mui/x-charts/LineChart';
import { ridesByMonth } from '../../velo/rides.ts';

const dataset = ridesByMonth.map(({ label, city, electric, temperature }) => ({ label, city, electric, temperature }));

export default function BarsWithLine() {
  return (
    <ChartDataProvider
      height={300}
      dataset={dataset}
      xAxis={[{ scaleType: 'band', dataKey: 'label' }]}
      yAxis={[
        { id: 'rides', label: 'Rides per month', width: 72 },
        { id: 'degrees', label: 'Mean temperature (°C)', position: 'right', min: 0 },
      ]}
      series={[
        { type: 'bar', yAxisId: 'rides', stack: 'rides', dataKey: 'city', label: 'City' },
        { type: 'bar', yAxisId: 'rides', stack: 'rides', dataKey: 'electric', label: 'Electric' },
        { type: 'line', yAxisId: 'degrees', dataKey: 'temperature', label: 'Temperature' },
      ]}
    >
      <Box sx={{ width: '100%', display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
        <ChartsLegend />
        <ChartsSurface
          role="img"
          aria-label="Stacked bars of the rides per month of 2024 and a line of the mean temperature: both peak in July"
        >
          <ChartsGrid horizontal />
          <ChartsAxisHighlight x="band" />
          <BarPlot />
          <LinePlot />
          <LineHighlightPlot />
          <ChartsXAxis />
          <ChartsYAxis axisId="rides" />
          <ChartsYAxis axisId="degrees" />
        </ChartsSurface>
        <ChartsTooltip />
      </Box>
    </ChartDataProvider>
  );
}

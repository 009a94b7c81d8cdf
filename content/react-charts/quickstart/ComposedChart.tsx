import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ridesByMonth } from '../../velo/rides.ts';

export default function ComposedChart() {
  return (
    <ChartDataProvider
      height={300}
      xAxis={[{ scaleType: 'band', data: ridesByMonth.map((row) => row.label) }]}
      yAxis={[
        { id: 'revenue', label: 'Thousand euros', width: 64 },
        { id: 'temperature', label: 'Temperature (°C)', position: 'right', min: 0 },
      ]}
      series={[
        { type: 'bar', yAxisId: 'revenue', label: 'Revenue', data: ridesByMonth.map((row) => row.revenue) },
        { type: 'line', yAxisId: 'temperature', label: 'Temperature', data: ridesByMonth.map((row) => row.temperature) },
      ]}
    >
      <Box sx={{ width: '100%', display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
        <ChartsLegend direction="horizontal" />
        <ChartsSurface
          role="img"
          aria-label="Bars of the revenue and a line of the mean temperature per month of 2024"
        >
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis />
          <ChartsYAxis axisId="revenue" />
          <ChartsYAxis axisId="temperature" />
        </ChartsSurface>
        <ChartsTooltip />
      </Box>
    </ChartDataProvider>
  );
}

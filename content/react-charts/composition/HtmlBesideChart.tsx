import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useBarSeries } from '@mui/x-charts/hooks';
import { ridesByMonth } from '../../velo/rides.ts';

const dataset = ridesByMonth.map(({ label, city, electric, cargo }) => ({ label, city, electric, cargo }));

/** A row per series, with the sum of its values: a legend that also says how much. */
function Totals() {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto auto', gap: 1, alignContent: 'center' }}>
      {useBarSeries().map((series) => (
        <Box key={series.id} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" sx={{ borderLeft: 8, borderColor: series.color, pl: 1 }}>
            {typeof series.label === 'function' ? series.label('legend') : series.label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: 'end' }}>
            {series.data.reduce<number>((sum, value) => sum + (value ?? 0), 0).toLocaleString('en-US')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

export default function HtmlBesideChart() {
  return (
    <ChartDataProvider
      height={260}
      dataset={dataset}
      xAxis={[{ scaleType: 'band', dataKey: 'label' }]}
      yAxis={[{ width: 56 }]}
      series={[
        { type: 'bar', stack: 'rides', dataKey: 'city', label: 'City' },
        { type: 'bar', stack: 'rides', dataKey: 'electric', label: 'Electric' },
        { type: 'bar', stack: 'rides', dataKey: 'cargo', label: 'Cargo' },
      ]}
    >
      <Box component="figure" sx={{ m: 0, width: '100%' }}>
        <Typography component="figcaption" variant="subtitle2">
          Rides of 2024
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'center' }}>
          <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
            <ChartsSurface role="img" aria-label="Stacked bars of the rides per month of 2024 by kind of bike">
              <BarPlot />
              <ChartsXAxis />
              <ChartsYAxis />
            </ChartsSurface>
          </Box>
          <Totals />
        </Box>
      </Box>
      <ChartsTooltip />
    </ChartDataProvider>
  );
}

import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsTooltipContainer, useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { ridesByMonth } from '../../velo/rides.ts';

const dataset = ridesByMonth.map(({ label, city, electric, cargo }) => ({ label, city, electric, cargo }));

function TotalTooltip() {
  return (
    <ChartsTooltipContainer trigger="axis">
      <TotalCard />
    </ChartsTooltipContainer>
  );
}

function TotalCard() {
  const axis = useAxesTooltip()?.[0];
  if (!axis) return null;
  const total = axis.seriesItems.reduce((sum, item) => sum + Number(item.value ?? 0), 0);

  return (
    <Paper elevation={4} sx={{ p: 1.5 }}>
      <Typography variant="subtitle2">
        {axis.axisFormattedValue}: {total.toLocaleString('en-US')} rides
      </Typography>
      {axis.seriesItems.map((item) => (
        <Typography key={item.seriesId} variant="body2">
          {item.formattedLabel}: {item.formattedValue}
        </Typography>
      ))}
    </Paper>
  );
}

export default function CustomAxisTooltip() {
  return (
    <BarChart
      height={280}
      dataset={dataset}
      xAxis={[{ dataKey: 'label' }]}
      yAxis={[{ label: 'Rides', width: 76 }]}
      series={[
        { dataKey: 'city', label: 'City', stack: 'rides' },
        { dataKey: 'electric', label: 'Electric', stack: 'rides' },
        { dataKey: 'cargo', label: 'Cargo', stack: 'rides' },
      ]}
      slots={{ tooltip: TotalTooltip }}
      role="img"
      aria-label="Stacked bar chart of the rides per month of 2024 by kind of bike"
    />
  );
}

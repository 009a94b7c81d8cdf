import { BarChart } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { ridesByMonth } from '../../velo/rides.ts';

export default function StyledAxes() {
  return (
    <BarChart
      height={260}
      grid={{ horizontal: true }}
      xAxis={[{ data: ridesByMonth.map((row) => row.label), disableTicks: true }]}
      yAxis={[{ label: 'Cargo rides', disableLine: true, disableTicks: true, tickNumber: 4 }]}
      series={[{ data: ridesByMonth.map((row) => row.cargo) }]}
      sx={(theme) => ({
        [`& .${axisClasses.tickLabel}`]: { fill: theme.palette.text.secondary },
        [`& .${axisClasses.bottom} .${axisClasses.line}`]: { stroke: theme.palette.divider },
      })}
      role="img"
      aria-label="Bar chart of the cargo rides per month of 2024 with quiet axes"
    />
  );
}

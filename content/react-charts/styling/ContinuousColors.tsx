import { BarChart } from '@mui/x-charts/BarChart';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ridesByMonth } from '../../velo/rides.ts';

const colors = ['#3f8fd2', '#c2410c'] as const;

export default function ContinuousColors() {
  return (
    <BarChart
      height={300}
      xAxis={[{ data: ridesByMonth.map((row) => row.label) }]}
      yAxis={[{ label: 'Mean temperature (°C)', colorMap: { type: 'continuous', min: 0, max: 22, color: colors } }]}
      series={[{ data: ridesByMonth.map((row) => row.temperature), valueFormatter: (value) => `${value} °C` }]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'y',
          minLabel: ({ formattedValue }) => `${formattedValue}\u00A0°C`,
          maxLabel: ({ formattedValue }) => `${formattedValue}\u00A0°C`,
          sx: { width: 220 },
        },
      }}
      role="img"
      aria-label="Bar chart of the mean temperature per month of 2024, from cold blue to warm orange; July is the warmest with 20.9 degrees"
    />
  );
}

import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const steps = [
  { label: 'Reported', value: 460 },
  { label: 'In the workshop', value: 402 },
  { label: 'Repaired', value: 371 },
  { label: 'Back at a station', value: 358 },
];
const first = steps[0]?.value ?? 1;

export default function FunnelAxis() {
  return (
    <FunnelChart
      height={300}
      gap={3}
      hideLegend
      series={[
        {
          data: steps,
          variant: 'outlined',
          borderRadius: 0,
          valueFormatter: ({ value }) => `${value} (${Math.round((value / first) * 100)}%)`,
        },
      ]}
      categoryAxis={{
        categories: steps.map((step) => step.label),
        position: 'left',
        size: 118,
        disableLine: true,
        disableTicks: true,
      }}
      colors={(mode) => [mode === 'dark' ? '#5cc9b6' : '#0b6e63']}
      role="img"
      aria-label="Funnel of broken bikes: 460 reported, 402 in the workshop, 371 repaired, 358 back at a station"
    />
  );
}

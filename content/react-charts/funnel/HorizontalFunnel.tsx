import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const steps = [
  { label: 'App', value: 4800 },
  { label: 'Station', value: 3100 },
  { label: 'Unlock', value: 2137 },
  { label: 'Again', value: 940 },
];

export default function HorizontalFunnel() {
  return (
    <FunnelChart
      height={240}
      hideLegend
      series={[{ data: steps, layout: 'horizontal', curve: 'bump', variant: 'outlined', sectionLabel: { position: { vertical: 'middle' } } }]}
      categoryAxis={{ categories: steps.map((step) => step.label), position: 'bottom' }}
      colors={(mode) => [mode === 'dark' ? '#5cc9b6' : '#0b6e63']}
      role="img"
      aria-label="Funnel from left to right: 4,800 opened the app, 3,100 chose a station, 2,137 unlocked a bike, 940 rode again"
    />
  );
}

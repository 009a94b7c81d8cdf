import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const tiers = [
  { label: 'Yearly pass', value: 2400 },
  { label: 'Monthly pass', value: 2600 },
  { label: 'Day pass', value: 2900 },
  { label: 'Single ticket', value: 6400 },
];

export default function BasicPyramid() {
  return (
    <FunnelChart
      height={300}
      gap={3}
      hideLegend
      series={[{ data: tiers, curve: 'pyramid', variant: 'outlined', borderRadius: 0 }]}
      categoryAxis={{
        categories: tiers.map((tier) => tier.label),
        scaleType: 'linear',
        position: 'left',
        size: 100,
        disableLine: true,
        disableTicks: true,
      }}
      colors={(mode) => [mode === 'dark' ? '#5cc9b6' : '#0b6e63']}
      role="img"
      aria-label="Pyramid of riders by ticket: 2,400 yearly passes at the top, 2,600 monthly, 2,900 day passes, 6,400 single tickets at the base"
    />
  );
}

import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const steps = [
  { label: 'Opened the app', value: 4800 },
  { label: 'Chose a station', value: 3100 },
  { label: 'Unlocked a bike', value: 2137 },
  { label: 'Rode again', value: 940 },
];

export default function BasicFunnel() {
  return (
    <FunnelChart
      height={300}
      series={[{ data: steps }]}
      colors={(mode) =>
        mode === 'dark' ? ['#1a453f', '#205750', '#276a61', '#2d7a70'] : ['#a9ded5', '#86ccc1', '#63b7ab', '#48a598']
      }
      role="img"
      aria-label="Funnel: 4,800 opened the app, 3,100 chose a station, 2,137 unlocked a bike, 940 rode again"
    />
  );
}

import { RadarChart } from '@mui/x-charts/RadarChart';

export default function BasicRadar() {
  return (
    <RadarChart
      height={320}
      radar={{ max: 5, metrics: ['Comfort', 'Speed', 'Load', 'Range', 'Price'] }}
      series={[
        { label: 'Sparrow (city)', data: [4.2, 3.1, 2.4, 3.0, 4.8] },
        { label: 'Kestrel (electric)', data: [4.5, 4.7, 2.9, 4.1, 3.0] },
      ]}
      role="img"
      aria-label="Radar chart of riders' marks from 0 to 5: Kestrel leads in speed and range, Sparrow in price"
    />
  );
}

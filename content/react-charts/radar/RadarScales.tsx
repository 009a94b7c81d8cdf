import { RadarChart } from '@mui/x-charts/RadarChart';

const units = ['km/h', 'kg', 'km', '€/h', 'kg'];
const metrics = [
  { name: 'Top speed', min: 10, max: 30 },
  { name: 'Load', max: 200 },
  { name: 'Range', max: 100 },
  { name: 'Price', max: 8 },
  { name: 'Weight', max: 50 },
];

const withUnit = (value: number | null, { dataIndex }: { dataIndex: number }) => `${value} ${units[dataIndex]}`;

export default function RadarScales() {
  return (
    <RadarChart
      height={320}
      radar={{ metrics }}
      series={[
        { label: 'Swift', data: [25, 110, 80, 5, 24], fillArea: true, valueFormatter: withUnit },
        { label: 'Pelican', data: [22, 190, 55, 6.5, 42], fillArea: true, valueFormatter: withUnit },
      ]}
      role="img"
      aria-label="Radar chart of two models, each measure with its own scale: Pelican carries more, Swift is lighter and goes farther"
    />
  );
}

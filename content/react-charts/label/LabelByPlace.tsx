import { pieArcLabelClasses, PieChart } from '@mui/x-charts/PieChart';
import { ridesByDistrict } from '../../velo/rides.ts';

const short = (name: string) => name.slice(0, 2);

const slices = ridesByDistrict.map(({ district, rides }) => ({
  value: rides,
  label: (location: 'tooltip' | 'legend' | 'arc') => {
    if (location === 'arc') return short(district);
    if (location === 'legend') return `${district} (${short(district)})`;
    return `Rides from ${district}`;
  },
}));

export default function LabelByPlace() {
  return (
    <PieChart
      height={260}
      series={[{ data: slices, arcLabel: 'label', arcLabelMinAngle: 15 }]}
      sx={(theme) => ({
        [`& .${pieArcLabelClasses.root}`]: { fill: (theme.vars ?? theme).palette.background.paper },
      })}
      role="img"
      aria-label="Pie chart of the rides in 2024 by district; the slices have two letters that the legend explains"
    />
  );
}

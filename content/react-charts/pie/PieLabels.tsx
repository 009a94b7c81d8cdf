import { pieArcLabelClasses, PieChart } from '@mui/x-charts/PieChart';
import { ridesByDistrict } from '../../velo/rides.ts';

const total = ridesByDistrict.reduce((sum, row) => sum + row.rides, 0);
const share = (rides: number) => `${Math.round((rides / total) * 100)}%`;

export default function PieLabels() {
  return (
    <PieChart
      height={260}
      series={[
        {
          data: ridesByDistrict.map(({ district, rides }) => ({ label: district, value: rides })),
          arcLabel: (item) => share(item.value),
          arcLabelMinAngle: 25,
          arcLabelRadius: '65%',
          valueFormatter: (item) => `${item.value.toLocaleString('en-US')} rides`,
        },
      ]}
      sx={(theme) => ({
        [`& .${pieArcLabelClasses.root}`]: { fill: (theme.vars ?? theme).palette.background.paper, fontWeight: 'bold' },
      })}
      role="img"
      aria-label="Pie chart of the rides in 2024 by district with each share written on its slice"
    />
  );
}

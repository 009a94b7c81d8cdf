import { pieArcLabelClasses, PieChart } from '@mui/x-charts/PieChart';
import { ridesByDistrict } from '../../velo/rides.ts';

export default function LabelsAroundPie() {
  return (
    <PieChart
      height={300}
      hideLegend
      margin={{ left: 40, right: 40 }}
      series={[
        {
          data: ridesByDistrict.map(({ district, rides }) => ({ label: district, value: rides })),
          outerRadius: '62%',
          arcLabelRadius: '90%',
          arcLabel: 'label',
        },
      ]}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fontSize: 13 } }}
      role="img"
      aria-label="Pie chart of the rides in 2024 by district, with the names around it"
    />
  );
}

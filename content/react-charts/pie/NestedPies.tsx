import { pieArcLabelClasses, PieChart } from '@mui/x-charts/PieChart';
import { districts, stations } from '../../velo/stations.ts';

const byDistrict = districts.map((district) => ({
  id: district,
  label: district,
  value: stations.filter((station) => station.district === district).reduce((sum, station) => sum + station.docks, 0),
}));

const byStation = districts.flatMap((district) =>
  stations
    .filter((station) => station.district === district)
    .map((station) => ({ id: station.id, label: station.name, value: station.docks })),
);

export default function NestedPies() {
  return (
    <PieChart
      height={320}
      hideLegend
      series={[
        { id: 'districts', data: byDistrict, outerRadius: '60%', arcLabel: 'label', arcLabelMinAngle: 60 },
        { id: 'stations', data: byStation, innerRadius: '65%', paddingAngle: 1 },
      ]}
      sx={(theme) => ({
        [`& .${pieArcLabelClasses.root}`]: { fill: (theme.vars ?? theme).palette.background.paper, fontSize: 12 },
      })}
      role="img"
      aria-label="Two rings of docks: by district inside, by station outside; Campus and Harbour have the most"
    />
  );
}

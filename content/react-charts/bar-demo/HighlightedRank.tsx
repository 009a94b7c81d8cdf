import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { stations } from '../../velo/stations.ts';

const ranked = [...stations].sort((a, b) => b.bikes / b.docks - a.bikes / a.docks);
const names = ranked.map((station) => station.name);
const own = 'Sports Hall';
const percent = (share: number | null) => `${Math.round((share ?? 0) * 100)}%`;

export default function HighlightedRank() {
  const { palette } = useTheme();

  return (
    <BarChart
      layout="horizontal"
      height={360}
      hideLegend
      yAxis={[
        {
          scaleType: 'band',
          data: names,
          width: 108,
          colorMap: {
            type: 'ordinal',
            values: [own],
            colors: [palette.primary.main],
            unknownColor: palette.mode === 'dark' ? palette.grey[700] : palette.grey[400],
          },
        },
      ]}
      xAxis={[{ label: 'Docks taken', max: 1, valueFormatter: percent }]}
      series={[{ data: ranked.map((station) => station.bikes / station.docks), valueFormatter: percent }]}
      role="img"
      aria-label={`Stations ranked by the share of docks taken; ${own} is number ${names.indexOf(own) + 1} of ${names.length}`}
    />
  );
}

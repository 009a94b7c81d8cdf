import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { chartProps } from '../totals.ts';

export default function StyledParts() {
  return (
    <BarChart
      {...chartProps}
      sx={{
        bgcolor: 'action.hover',
        borderRadius: 2,
        p: 1,
        [`& .${barElementClasses.series}-plan`]: {
          fillOpacity: 0.3,
          stroke: 'currentColor',
          strokeDasharray: '4 3',
        },
        [`& .${chartsGridClasses.line}`]: { strokeDasharray: '2 4' },
        [`& .${legendClasses.label}`]: { fontWeight: 600 },
      }}
    />
  );
}

import { BarChart } from '@mui/x-charts/BarChart';
import { chartProps } from '../totals.ts';

const parts = [
  'w-full rounded-lg bg-gray-500/10 p-2',
  '[&_.MuiBarElement-series-plan]:[fill-opacity:0.3] [&_.MuiBarElement-series-plan]:stroke-current [&_.MuiBarElement-series-plan]:[stroke-dasharray:4_3]',
  '[&_.MuiChartsGrid-line]:[stroke-dasharray:2_4]',
  '[&_.MuiChartsLegend-label]:font-semibold!',
].join(' ');

export default function StyledParts() {
  return (
    <div className={parts}>
      <BarChart {...chartProps} />
    </div>
  );
}

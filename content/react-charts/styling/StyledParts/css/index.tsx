import { BarChart } from '@mui/x-charts/BarChart';
import { chartProps } from '../totals.ts';
import './styled-parts.css';

export default function StyledParts() {
  return (
    <div className="styled-parts">
      <BarChart {...chartProps} />
    </div>
  );
}

import { Gauge } from '@mui/x-charts/Gauge';

export default function BasicGauge() {
  return <Gauge width={160} height={160} value={67} text="67%" aria-label="Charge of bike B0012 in percent" />;
}

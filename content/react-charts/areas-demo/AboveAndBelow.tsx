import { useTheme } from '@mui/material/styles';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';

const hours = [6, 8, 10, 12, 14, 16, 18, 20, 22];
const surplus = [1, 9, 14, 12, 6, -4, -11, -7, -3];

export default function AboveAndBelow() {
  const { primary, secondary } = useTheme().palette;

  return (
    <LineChart
      height={280}
      grid={{ horizontal: true }}
      xAxis={[{ data: hours, label: 'Hour of the day', tickInterval: hours, domainLimit: 'strict' }]}
      yAxis={[
        {
          label: 'Bikes too many',
          width: 56,
          colorMap: { type: 'piecewise', thresholds: [0], colors: [secondary.main, primary.main] },
        },
      ]}
      series={[{ data: surplus, area: true, showMark: false, valueFormatter: (value) => `${value} bikes` }]}
      sx={{ [`& .${areaElementClasses.root}`]: { fillOpacity: 0.5 } }}
      role="img"
      aria-label="Bikes too many or too few at Library: too many until 14:00, up to 14, and too few after 16:00, down to 11 missing"
    />
  );
}

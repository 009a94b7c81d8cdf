import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LineChart } from '@mui/x-charts/LineChart';
import { ridesByMonth } from '../../velo/rides.ts';

const dataset = ridesByMonth.map(({ label, city, electric }) => ({ label, city, electric }));

export default function LongNames() {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));

  return (
    <LineChart
      height={260}
      dataset={dataset}
      xAxis={[{ scaleType: 'point', dataKey: 'label' }]}
      yAxis={[{ label: 'Rides', width: 72 }]}
      series={[
        { dataKey: 'city', label: 'City bikes, all stations, tourist tickets not counted', showMark: false },
        { dataKey: 'electric', label: 'Electric bikes, stations with a charger only', showMark: false },
      ]}
      slotProps={{
        legend: isNarrow
          ? { direction: 'horizontal' }
          : { direction: 'vertical', sx: { width: 180, '& li > *': { lineHeight: 1.4 } } },
      }}
      role="img"
      aria-label="Lines of the rides per month of 2024 of city bikes and of electric bikes"
    />
  );
}

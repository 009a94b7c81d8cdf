import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { ridesByMonth } from '../velo/rides.ts';
import { stations } from '../velo/stations.ts';

const docks = stations.reduce((sum, station) => sum + station.docks, 0);
const taken = stations.reduce((sum, station) => sum + station.bikes, 0);

const inEuros = (thousands: number | null) => `€${(thousands ?? 0).toFixed(1)}k`;

export default function FleetNumbers() {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))', width: '100%' }}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography variant="subtitle2" component="p">
          Revenue, last month: {inEuros(ridesByMonth.at(-1)?.revenue ?? 0)}
        </Typography>
        <SparkLineChart
          height={96}
          area
          curve="monotoneX"
          showHighlight
          showTooltip
          data={ridesByMonth.map((row) => row.revenue)}
          valueFormatter={inEuros}
          role="img"
          aria-label="Sparkline of the revenue per month of 2024, highest in July"
        />
      </Paper>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography variant="subtitle2" component="p">
          Docks taken
        </Typography>
        <Gauge
          height={96}
          value={taken}
          valueMax={docks}
          startAngle={-100}
          endAngle={100}
          text={({ value, valueMax }) => `${value} / ${valueMax}`}
          aria-label="Docks taken"
        />
      </Paper>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ridesByDistrict, ridesByHour, ridesByMonth } from '../velo/rides.ts';

export default function RidesDashboard() {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(min(190px, 100%), 1fr))', width: '100%' }}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Typography variant="subtitle2" component="p">
          Rides per month
        </Typography>
        <LineChart
          height={260}
          dataset={ridesByMonth.map((row) => ({ ...row }))}
          xAxis={[{ dataKey: 'label', scaleType: 'point' }]}
          yAxis={[{ width: 56 }]}
          grid={{ horizontal: true }}
          series={[
            { dataKey: 'city', label: 'City', area: true, stack: 'rides', showMark: false },
            { dataKey: 'electric', label: 'Electric', area: true, stack: 'rides', showMark: false },
            { dataKey: 'cargo', label: 'Cargo', area: true, stack: 'rides', showMark: false },
          ]}
          role="img"
          aria-label="Stacked areas of the rides per month of 2024 by kind of bike, highest in July"
        />
      </Box>
      <Box>
        <Typography variant="subtitle2" component="p">
          Rides per hour of a working day
        </Typography>
        <BarChart
          height={300}
          borderRadius={3}
          xAxis={[{ data: ridesByHour.map((rides, hour) => hour), tickInterval: (hour: number) => hour % 4 === 0 }]}
          yAxis={[{ width: 36 }]}
          margin={{ left: 0 }}
          series={[{ data: ridesByHour }]}
          role="img"
          aria-label="Bars of the rides per hour of a working day, with peaks at 8 and 17 o’clock"
        />
      </Box>
      <Box>
        <Typography variant="subtitle2" component="p">
          Where rides begin
        </Typography>
        <PieChart
          height={220}
          slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } } }}
          series={[
            {
              data: ridesByDistrict.map(({ district, rides }) => ({ label: district, value: rides })),
              innerRadius: '55%',
              paddingAngle: 1,
              cornerRadius: 3,
            },
          ]}
          role="img"
          aria-label="Donut of the rides of 2024 by district, Harbour first"
        />
      </Box>
    </Box>
  );
}

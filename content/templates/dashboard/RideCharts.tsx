import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import Card from './Card.tsx';
import { daysOf, hoursOf, type Place } from './city.ts';
import type { Period } from './figures.ts';

interface ChartProps {
  place: Place;
  period: Period;
}

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });

/** A colour for each kind of bike, the same in all charts. */
function useKinds() {
  const { palette } = useTheme();
  return [
    { key: 'city', label: 'City', color: palette.primary.main },
    { key: 'electric', label: 'Electric', color: palette.info.main },
    { key: 'cargo', label: 'Cargo', color: palette.warning.main },
  ] as const;
}

export function RidesByDay({ place, period }: ChartProps) {
  const kinds = useKinds();
  const days = daysOf(place, period);
  return (
    <Card title="Rides by day">
      <LineChart
        height={300}
        role="img"
        aria-label={`Stacked areas of the rides by kind of bike: ${place.label}, ${period} days`}
        xAxis={[{ data: days.map(({ date }) => date), scaleType: 'time', domainLimit: 'strict', valueFormatter: (date: Date) => day.format(date), tickNumber: 6 }]}
        yAxis={[{ width: 44 }]}
        grid={{ horizontal: true }}
        margin={{ left: 0, right: 16 }}
        series={kinds.map(({ key, label, color }) => ({
          data: days.map((row) => row[key]),
          label,
          color,
          stack: 'rides',
          area: true,
          showMark: false,
          curve: 'monotoneX',
        }))}
        sx={{ '& .MuiAreaElement-root': { opacity: 0.35 } }}
      />
    </Card>
  );
}

export function RidesByKind({ place, period }: ChartProps) {
  const kinds = useKinds();
  const days = daysOf(place, period);
  const data = kinds.map(({ key, label, color }) => ({ label, color, value: days.reduce((sum, row) => sum + row[key], 0) }));
  return (
    <Card title="Rides by kind">
      <PieChart
        height={300}
        role="img"
        aria-label={`Ring of the rides by kind of bike: ${data.map(({ label, value }) => `${label} ${value}`).join(', ')}`}
        series={[{ data, innerRadius: '62%', paddingAngle: 2, cornerRadius: 4 }]}
        slotProps={{ legend: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } } }}
      />
    </Card>
  );
}

export function RidesByHour({ place }: Pick<ChartProps, 'place'>) {
  const { palette } = useTheme();
  const rides = hoursOf(place);
  return (
    <Card title="A working day, by hour">
      <Box sx={{ minWidth: 0 }}>
        <BarChart
          height={260}
          role="img"
          aria-label={`Bars of the rides by hour, most of them at ${rides.indexOf(Math.max(...rides))} o’clock`}
          borderRadius={4}
          xAxis={[{ data: rides.map((_, hour) => hour), valueFormatter: (hour: number) => `${hour}:00`, tickLabelInterval: (hour: number) => hour % 6 === 0 }]}
          yAxis={[{ width: 44 }]}
          grid={{ horizontal: true }}
          margin={{ left: 0, right: 8 }}
          series={[{ data: rides, label: 'Rides', color: palette.primary.main }]}
          hideLegend
        />
      </Box>
    </Card>
  );
}

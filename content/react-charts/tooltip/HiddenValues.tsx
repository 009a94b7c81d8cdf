import { LineChart } from '@mui/x-charts/LineChart';
import { ridesByHour } from '../../velo/rides.ts';

const hours = ridesByHour.map((rides, hour) => hour);
const staffedFor = hours.map((hour) => (hour < 7 || hour > 20 ? 30 : 120));

const ifTooFew = (value: number | null, { dataIndex }: { dataIndex: number }) =>
  (ridesByHour[dataIndex] ?? 0) > (value ?? 0) ? `${value} rides` : null;

export default function HiddenValues() {
  return (
    <LineChart
      height={280}
      disableLineItemHighlight
      xAxis={[{ data: hours, max: 23, hideTooltip: true }]}
      yAxis={[{ label: 'Rides per hour', width: 64 }]}
      series={[
        { data: ridesByHour, label: 'Rides', showMark: false },
        { data: staffedFor, label: 'Staffed for', curve: 'step', showMark: false, valueFormatter: ifTooFew },
      ]}
      role="img"
      aria-label="Line chart of rides per hour of a working day against the number the stations are staffed for"
    />
  );
}

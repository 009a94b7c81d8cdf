import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';

type LinesPlaygroundProps = Pick<
  LineChartProps,
  'height' | 'hideLegend' | 'disableLineItemHighlight' | 'loading' | 'skipAnimation'
>;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const series = [
  {
    data: [2100, 2350, 3400, 4700, 6100, 7200, 7900, 7600, 6000, 4400, 2900, 2000],
    label: 'City bikes',
  },
  {
    data: [900, 1000, 1600, 2300, 3100, 3900, 4400, 4300, 3500, 2500, 1500, 950],
    label: 'Electric bikes',
  },
];

export default function LinesPlayground({ height = 340, ...props }: LinesPlaygroundProps) {
  return (
    <LineChart
      height={height}
      series={series}
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[{ label: 'Rides per month', width: 72 }]}
      role="img"
      aria-label="Line chart of the rides per month of 2024 on city bikes and electric bikes"
      {...props}
    />
  );
}

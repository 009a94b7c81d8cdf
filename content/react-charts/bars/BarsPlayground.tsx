import { BarChart, barLabelClasses, type BarChartProps } from '@mui/x-charts/BarChart';

type BarsPlaygroundProps = Pick<
  BarChartProps,
  'layout' | 'barLabel' | 'borderRadius' | 'height' | 'hideLegend'
>;

const series = [
  { data: [421, 440, 397, 212], label: 'Morning' },
  { data: [318, 331, 362, 540], label: 'Noon' },
  { data: [502, 524, 561, 488], label: 'Evening' },
];
const days = [{ data: ['Mon', 'Wed', 'Fri', 'Sat'], scaleType: 'band' as const }];
const rides = [{ label: 'Rides' }];

export default function BarsPlayground({
  layout = 'vertical',
  borderRadius = 6,
  height = 360,
  ...props
}: BarsPlaygroundProps) {
  return (
    <BarChart
      layout={layout}
      borderRadius={borderRadius}
      height={height}
      series={series}
      xAxis={layout === 'vertical' ? days : rides}
      yAxis={layout === 'horizontal' ? days : rides}
      sx={(theme) => ({ [`& .${barLabelClasses.root}`]: { fill: (theme.vars ?? theme).palette.background.paper } })}
      role="img"
      aria-label="Bar chart of the average rides on four weekdays by part of the day"
      {...props}
    />
  );
}

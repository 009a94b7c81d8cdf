import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

type BarsPlaygroundProps = Pick<
  BarChartProps,
  'layout' | 'barLabel' | 'borderRadius' | 'height' | 'hideLegend'
>;

const series = [
  { data: [421, 440, 397, 212], label: 'Morning' },
  { data: [318, 331, 362, 540], label: 'Noon' },
  { data: [502, 524, 561, 488], label: 'Evening' },
];
// White labels can be read on all three.
const colors = ['#3f51b5', '#b45309', '#be185d'];
const days = [{ data: ['Mon', 'Wed', 'Fri', 'Sat'], scaleType: 'band' as const }];

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
      colors={colors}
      xAxis={layout === 'vertical' ? days : undefined}
      yAxis={layout === 'horizontal' ? days : undefined}
      slotProps={{ barLabel: { style: { fill: 'white' } } }}
      role="img"
      aria-label="Bar chart of the average rides on four weekdays by part of the day"
      {...props}
    />
  );
}

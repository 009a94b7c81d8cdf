import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

type PlaygroundProps = Pick<BarChartProps, 'borderRadius' | 'hideLegend'>;

export default function ChartPlayground({ borderRadius = 4, ...props }: PlaygroundProps) {
  return (
    <BarChart
      height={240}
      xAxis={[{ data: ['City', 'Cargo', 'Electric'] }]}
      series={[{ label: 'Rides today', data: [412, 96, 233] }]}
      borderRadius={borderRadius}
      role="img"
      aria-label="Bar chart of today's rides by kind of bike"
      {...props}
    />
  );
}

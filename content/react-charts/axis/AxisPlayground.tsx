import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import type { ChartsXAxisProps } from '@mui/x-charts/models';

type AxisPlaygroundProps = Pick<
  ChartsXAxisProps,
  | 'label'
  | 'tickPlacement'
  | 'tickLabelPlacement'
  | 'tickSize'
  | 'tickLabelMinGap'
  | 'disableLine'
  | 'disableTicks'
  | 'stroke'
>;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const rides = [320, 340, 460, 610, 720, 760, 690, 700, 740, 620, 480, 410];

export default function AxisPlayground({ label = 'Month of 2024', ...props }: AxisPlaygroundProps) {
  return (
    <ChartContainer
      height={320}
      xAxis={[{ id: 'months', data: months, scaleType: 'band', height: 56 }]}
      yAxis={[{ label: 'Cargo rides' }]}
      series={[{ type: 'bar', data: rides }]}
      role="img"
      aria-label="Bar chart of the rides on cargo bikes per month of 2024"
    >
      <BarPlot />
      <ChartsXAxis axisId="months" label={label} {...props} />
      <ChartsYAxis />
    </ChartContainer>
  );
}

import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ridesByDistrict } from '../../velo/rides.ts';

export default function FirstComposition() {
  return (
    <ChartContainer
      height={280}
      xAxis={[{ scaleType: 'band', data: ridesByDistrict.map((row) => row.district) }]}
      yAxis={[{ label: 'Rides in 2024', width: 76 }]}
      series={[{ type: 'bar', data: ridesByDistrict.map((row) => row.rides) }]}
      role="img"
      aria-label="Bar chart of the rides by district. Harbour, with 31,200, is closest to the capacity of 34,000"
    >
      <BarPlot />
      <ChartsReferenceLine y={34000} label="Capacity" labelAlign="end" />
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartContainer>
  );
}

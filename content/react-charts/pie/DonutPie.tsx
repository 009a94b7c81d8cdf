import { styled } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';
import { bikes, bikeStatuses } from '../../velo/bikes.ts';

const slices = bikeStatuses.map((status) => ({
  id: status,
  label: status,
  value: bikes.filter((bike) => bike.status === status).length,
}));

const CenterText = styled('text')(({ theme }) => ({
  ...theme.typography.h5,
  fill: theme.palette.text.primary,
  textAnchor: 'middle',
  dominantBaseline: 'central',
}));

function Center({ children }: { children: string }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <CenterText x={left + width / 2} y={top + height / 2}>
      {children}
    </CenterText>
  );
}

export default function DonutPie() {
  return (
    <PieChart
      height={220}
      series={[{ data: slices, innerRadius: '65%', paddingAngle: 2, cornerRadius: 4 }]}
      role="img"
      aria-label={`Donut chart of ${bikes.length} bikes by status`}
    >
      <Center>{`${bikes.length} bikes`}</Center>
    </PieChart>
  );
}

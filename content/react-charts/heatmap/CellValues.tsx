import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { ridesByWeekday } from '../../velo/rides.ts';

const data = ridesByWeekday.flatMap((rides, day) => rides.map((value, part) => [day, part, value] as const));

interface CellProps extends React.SVGProps<SVGRectElement> {
  ownerState: { value: number; color: string };
}

function LabelledCell({ ownerState: { value, color }, ...rect }: CellProps) {
  const { x = 0, y = 0, width = 0, height = 0 } = rect;
  const fill = useTheme().palette.getContrastText(color);
  return (
    <g>
      <rect {...rect} fill={color} />
      <text
        x={Number(x) + Number(width) / 2}
        y={Number(y) + Number(height) / 2}
        fill={fill}
        fontSize={12}
        textAnchor="middle"
        dominantBaseline="central"
        pointerEvents="none"
      >
        {value}
      </text>
    </g>
  );
}

export default function CellValues() {
  return (
    <Box
      role="img"
      aria-label="Heatmap of the rides by weekday and part of the day with the number in each cell"
      sx={{ width: '100%' }}
    >
      <Heatmap
        height={260}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
        yAxis={[{ data: ['Morning', 'Noon', 'Evening', 'Night'], width: 72 }]}
        zAxis={[{ id: 'rides', colorMap: { type: 'continuous', min: 0, max: 600, color: ['#d9f2ee', '#08473f'] } }]}
        series={[{ data, label: 'Rides' }]}
        slots={{ cell: LabelledCell }}
      />
    </Box>
  );
}

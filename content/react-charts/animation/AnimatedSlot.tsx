import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart, type BarElementOwnerState, type BarElementProps } from '@mui/x-charts/BarChart';
import { useAnimateBar } from '@mui/x-charts/hooks';
import { ridesByMonth } from '../../velo/rides.ts';

type OutlinedBarProps = Pick<
  BarElementProps,
  'x' | 'y' | 'xOrigin' | 'yOrigin' | 'width' | 'height' | 'layout' | 'skipAnimation' | 'onPointerEnter' | 'onPointerLeave'
> & { ownerState: BarElementOwnerState };

function OutlinedBar({ ownerState, onPointerEnter, onPointerLeave, ...place }: OutlinedBarProps) {
  const { ref, ...attributes } = useAnimateBar({
    x: place.x,
    y: place.y,
    xOrigin: place.xOrigin,
    yOrigin: place.yOrigin,
    width: place.width,
    height: place.height,
    layout: place.layout,
    skipAnimation: place.skipAnimation,
  });

  return (
    <rect
      ref={ref}
      {...attributes}
      {...{ onPointerEnter, onPointerLeave }}
      fill={ownerState.color}
      fillOpacity={0.25}
      stroke={ownerState.color}
      strokeWidth={2}
    />
  );
}

export default function AnimatedSlot() {
  const [start, setStart] = React.useState(0);
  const months = ridesByMonth.slice(start, start + 6);

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" size="small" onClick={() => setStart(start === 0 ? 6 : 0)}>
        Other half of the year
      </Button>
      <BarChart
        height={260}
        xAxis={[{ data: months.map((row) => row.label) }]}
        yAxis={[{ label: 'City rides', width: 68, max: 8000 }]}
        series={[{ data: months.map((row) => row.city) }]}
        slots={{ bar: OutlinedBar }}
        role="img"
        aria-label={`Bar chart of the city rides from ${months[0]!.label} to ${months[5]!.label} 2024`}
      />
    </Box>
  );
}

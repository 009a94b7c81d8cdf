import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useAnimate, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { ridesByMonth } from '../../velo/rides.ts';

interface Point {
  x: number;
  y: number;
}

/** A ring around the point of a month, which travels when the month changes. */
function Ring({ index }: { index: number }) {
  const row = ridesByMonth[index]!;
  const prefersStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const to: Point = { x: useXScale<'point'>()(row.label) ?? 0, y: useYScale<'linear'>()(row.city) };

  const { ref, transform } = useAnimate<Point, SVGCircleElement, { transform: string }>(to, {
    createInterpolator: (from, target) => (time) => ({
      x: from.x + (target.x - from.x) * time,
      y: from.y + (target.y - from.y) * time,
    }),
    transformProps: ({ x, y }) => ({ transform: `translate(${x}, ${y})` }),
    applyProps: (element, attributes) => element.setAttribute('transform', attributes.transform),
    skip: prefersStill,
  });

  return <circle ref={ref} transform={transform} r={12} fill="none" stroke="currentColor" strokeWidth={2} />;
}

export default function AnimatedMarker() {
  const [index, setIndex] = React.useState(0);
  const row = ridesByMonth[index]!;

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" size="small" onClick={() => setIndex((index + 1) % 12)}>
        Next month
      </Button>{' '}
      <span role="status">
        {row.label}: {row.city.toLocaleString('en-US')} rides
      </span>
      <LineChart
        height={260}
        xAxis={[{ scaleType: 'point', data: ridesByMonth.map((month) => month.label) }]}
        yAxis={[{ label: 'City rides', width: 68, min: 0 }]}
        series={[{ data: ridesByMonth.map((month) => month.city) }]}
        role="img"
        aria-label={`Line chart of the city rides per month of 2024, with a ring around ${row.label}`}
      >
        <Ring index={index} />
      </LineChart>
    </Box>
  );
}

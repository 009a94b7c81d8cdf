import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { ridesOf, tariffs } from '../../velo/single-rides.ts';

const rides = ridesOf(45);
const series = tariffs.map((tariff) => ({
  id: tariff,
  label: tariff,
  markerSize: 5,
  data: rides.filter((ride) => ride.tariff === tariff).map((ride) => ({ id: ride.id, x: ride.minutes, y: ride.km })),
}));

const outlines: Record<string, string> = {
  Single: 'M-1,-1H1V1H-1Z',
  'Day pass': 'M0,-1.4L1.3,1H-1.3Z',
  Member: 'M0,-1.5L1.5,0L0,1.5L-1.5,0Z',
};

function TariffMarker({ seriesId, x, y, size, color, isHighlighted, isFaded, onClick }: ScatterMarkerProps) {
  return (
    <path
      d={outlines[seriesId]}
      transform={`translate(${x} ${y}) scale(${isHighlighted ? size * 1.3 : size})`}
      fill={color}
      opacity={isFaded ? 0.3 : 1}
      onClick={onClick}
    />
  );
}

export default function MarkerShapes() {
  return (
    <ScatterChart
      height={320}
      xAxis={[{ label: 'Duration (min)', min: 0 }]}
      yAxis={[{ label: 'Distance (km)', width: 56, min: 0 }]}
      series={series}
      slots={{ marker: TariffMarker }}
      role="img"
      aria-label="Scatter chart of 45 rides: squares for single tickets, triangles for day passes, diamonds for members"
    />
  );
}

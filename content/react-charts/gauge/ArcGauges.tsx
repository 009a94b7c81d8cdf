import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';
import { stations } from '../../velo/stations.ts';

const shapes = [
  { name: 'Half circle', startAngle: -90, endAngle: 90 },
  { name: 'Open below', startAngle: -120, endAngle: 120 },
  { name: 'Three quarters', startAngle: -180, endAngle: 90 },
];

export default function ArcGauges() {
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' }}>
      {shapes.map(({ name, startAngle, endAngle }, index) => {
        const { name: station, bikes, docks } = stations[index]!;
        return (
          <div key={name}>
            <Typography variant="body2" sx={{ textAlign: 'center' }}>
              {name}: {station}
            </Typography>
            <Gauge
              height={140}
              startAngle={startAngle}
              endAngle={endAngle}
              innerRadius="72%"
              cornerRadius="50%"
              value={bikes}
              valueMax={docks}
              text={({ value, valueMax }) => `${value} / ${valueMax}`}
              aria-label={`Docks taken at ${station}`}
              aria-valuetext={`${bikes} of ${docks}`}
            />
          </div>
        );
      })}
    </Box>
  );
}

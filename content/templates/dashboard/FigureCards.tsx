import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import TrendingDownIcon from '@mui/icons-material/TrendingDown';
import TrendingUpIcon from '@mui/icons-material/TrendingUp';
import Card from './Card.tsx';
import type { Place } from './city.ts';
import type { Figure } from './figures.ts';

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });

function FigureCard({ title, value, change, line }: Figure) {
  const { palette } = useTheme();
  const Trend = change < 0 ? TrendingDownIcon : TrendingUpIcon;
  return (
    <Card title={title}>
      <Box sx={{ display: 'flex', alignItems: 'end', gap: 2 }}>
        <Box sx={{ flex: '0 0 auto' }}>
          <Typography sx={{ fontSize: 32, fontWeight: 800, letterSpacing: '-0.03em', lineHeight: 1.15 }}>{value}</Typography>
          <Typography variant="body2" sx={{ display: 'flex', gap: 0.5, alignItems: 'center', color: change < 0 ? 'error.main' : 'success.main', fontWeight: 600 }}>
            <Trend fontSize="small" />
            <bdi>{percent.format(change)}</bdi>
          </Typography>
        </Box>
        <Box aria-hidden="true" sx={{ flexGrow: 1, minWidth: 0, height: 48 }}>
          <SparkLineChart data={line} height={48} area curve="natural" color={palette.primary.main} sx={{ '& .MuiAreaElement-root': { opacity: 0.25 } }} />
        </Box>
      </Box>
    </Card>
  );
}

/** Bikes that stand at a place, of its docks: neither too few to ride nor too many to come. */
function DockCard({ place: { bikes, docks } }: { place: Place }) {
  const part = bikes / docks;
  const text = part < 0.2 ? 'Bring some bikes' : part > 0.9 ? 'Take some away' : 'Well balanced';
  return (
    <Card title="Bikes standing">
      <Typography sx={{ fontSize: 32, fontWeight: 800, letterSpacing: '-0.03em', lineHeight: 1.15 }}>
        {bikes}
        <Typography component="span" color="text.secondary" sx={{ fontSize: 18, fontWeight: 600 }}>
          {' '}
          of {docks}
        </Typography>
      </Typography>
      <Box aria-hidden="true" sx={{ height: 8, borderRadius: 99, bgcolor: 'divider', mt: 1, mb: 0.5, overflow: 'hidden' }}>
        <Box sx={{ height: '100%', width: `${part * 100}%`, bgcolor: text === 'Well balanced' ? 'primary.main' : 'warning.main' }} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {text}
      </Typography>
    </Card>
  );
}

export default function FigureCards({ figures, place }: { figures: Figure[]; place: Place }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' } }}>
      {figures.map((figure) => (
        <FigureCard key={figure.title} {...figure} />
      ))}
      <DockCard place={place} />
    </Box>
  );
}

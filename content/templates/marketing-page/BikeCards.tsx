import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import ElectricBikeIcon from '@mui/icons-material/ElectricBike';
import PedalBikeIcon from '@mui/icons-material/PedalBike';
import { bikes } from './texts.ts';

const icons = { City: PedalBikeIcon, Electric: ElectricBikeIcon, Cargo: DirectionsBikeIcon };

export default function BikeCards() {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3, gridTemplateColumns: { sm: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)' } }}>
      {bikes.map(({ name, kind, text, price, hue }) => {
        const Icon = icons[kind];
        return (
          <Box
            component="li"
            key={name}
            sx={(theme) => ({
              display: 'flex',
              flexDirection: 'column',
              overflow: 'hidden',
              border: 1,
              borderColor: 'divider',
              borderRadius: 5,
              bgcolor: 'background.paper',
              '& .stage': { bgcolor: `hsl(${hue} 45% 90%)`, color: `hsl(${hue} 60% 24%)` },
              ...theme.applyStyles('dark', { '& .stage': { bgcolor: `hsl(${hue} 30% 20%)`, color: `hsl(${hue} 55% 78%)` } }),
            })}
          >
            <Box className="stage" sx={{ display: 'grid', placeItems: 'center', aspectRatio: '16 / 10' }}>
              <Icon sx={{ fontSize: 120 }} />
            </Box>
            <Box sx={{ p: 3, display: 'flex', flexDirection: 'column', gap: 1, flexGrow: 1 }}>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
                <Typography component="h3" variant="h6" sx={{ fontWeight: 700 }}>
                  {name}
                </Typography>
                <Chip size="small" variant="outlined" label={kind} />
              </Box>
              <Typography color="text.secondary" sx={{ flexGrow: 1 }}>
                {text}
              </Typography>
              <Typography sx={{ fontWeight: 700 }}>{price}</Typography>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { headline } from '../shared/look.ts';
import HarbourScene from './HarbourScene.tsx';

const facts = [
  ['10', 'stations'],
  ['240', 'bikes'],
  ['6 min', 'to the next dock, on foot'],
] as const;

/** The picture beside the form: a wide strip on a phone, half of the page on a desk. */
export default function SidePanel() {
  return (
    <Box
      component="aside"
      aria-label="About Velo"
      sx={(theme) => ({
        position: 'relative',
        isolation: 'isolate',
        overflow: 'hidden',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        minHeight: { xs: 190, sm: 240 },
        p: { xs: 2.5, sm: 4, md: 6 },
        color: '#12312d',
        ...theme.applyStyles('dark', { color: '#e6f3f0' }),
        [theme.breakpoints.up('md')]: { position: 'sticky', top: 0, height: '100dvh' },
      })}
    >
      <HarbourScene />
      <Box sx={{ display: { xs: 'none', md: 'block' }, maxWidth: 460 }}>
        <Typography variant="h3" component="p" sx={headline}>
          The harbour is ten minutes wide. By bike.
        </Typography>
        <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, mt: 3, mb: 0 }}>
          {facts.map(([figure, what]) => (
            <Box key={what} sx={{ display: 'flex', flexDirection: 'column', maxWidth: 130 }}>
              <Typography component="dt" variant="body2">
                {what}
              </Typography>
              <Typography component="dd" sx={{ m: 0, order: -1, fontSize: 24, fontWeight: 700 }}>
                {figure}
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** The sign of Velo: two wheels and a frame, beside its name. */
export default function VeloMark({ size = 28 }: { size?: number }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: 'text.primary' }}>
      <Box
        component="svg"
        viewBox="0 0 32 20"
        aria-hidden="true"
        sx={{ width: size * 1.6, height: size, fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinejoin: 'round' }}
      >
        <circle cx="7" cy="13" r="5.5" />
        <circle cx="25" cy="13" r="5.5" />
        <Box component="path" d="M7 13 12 5h8l5 8M12 5l4 8h-9m9 0 4-8m-1.500-2.500h3.500M10 4h4" sx={{ stroke: 'currentColor', color: 'primary.main' }} />
      </Box>
      <Typography component="span" sx={{ fontWeight: 800, fontSize: size * 0.78, letterSpacing: '-0.04em', lineHeight: 1 }}>
        velo
      </Typography>
    </Box>
  );
}

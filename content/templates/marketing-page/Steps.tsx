import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { steps } from './texts.ts';

export default function Steps() {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: { xs: 4, md: 5 }, gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}>
      {steps.map(({ title, text }, index) => (
        <Box component="li" key={title}>
          <Typography
            component="span"
            aria-hidden="true"
            sx={{ display: 'block', fontSize: 72, fontWeight: 800, lineHeight: 1, letterSpacing: '-0.06em', color: 'primary.main', mb: 2 }}
          >
            {index + 1}
          </Typography>
          <Typography component="h3" variant="h6" sx={{ fontWeight: 700, mb: 1 }}>
            {title}
          </Typography>
          <Typography color="text.secondary">{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}

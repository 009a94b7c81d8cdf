import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { quotes } from './texts.ts';

function initialsOf(name: string): string {
  const words = name.replace('Dr. ', '').split(' ');
  return words.map((word) => word[0]).join('');
}

export default function Quotes() {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}>
      {quotes.map(({ text, name, role }) => (
        <Box
          component="figure"
          key={name}
          sx={{ m: 0, p: 3.5, display: 'flex', flexDirection: 'column', gap: 3, border: 1, borderColor: 'divider', borderRadius: 5, bgcolor: 'background.default' }}
        >
          <Typography component="blockquote" sx={{ m: 0, fontSize: 20, fontWeight: 500, lineHeight: 1.4, letterSpacing: '-0.01em', flexGrow: 1 }}>
            “{text}”
          </Typography>
          <Box component="figcaption" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <Avatar aria-hidden="true" sx={{ bgcolor: 'primary.main', color: 'primary.contrastText', fontSize: 15, fontWeight: 700 }}>
              {initialsOf(name)}
            </Avatar>
            <div>
              <Typography sx={{ fontWeight: 700, lineHeight: 1.3 }}>{name}</Typography>
              <Typography variant="body2" color="text.secondary">
                {role}
              </Typography>
            </div>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

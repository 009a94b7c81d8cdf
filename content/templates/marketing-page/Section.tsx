import * as React from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

interface SectionProps {
  id: string;
  title: string;
  text?: string;
  isTinted?: boolean;
  children: React.ReactNode;
}

/** A part of the page with its heading, which takes the focus when a link leads here. */
export default function Section({ id, title, text, isTinted = false, children }: SectionProps) {
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={(theme) => ({
        scrollMarginTop: 68,
        py: { xs: 8, md: 12 },
        ...(isTinted && { bgcolor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.primary.main} 6%, transparent)` }),
      })}
    >
      <Container maxWidth="lg">
        <Typography
          id={`${id}-title`}
          component="h2"
          tabIndex={-1}
          sx={{ fontSize: 'clamp(1.9rem, 4vw, 3rem)', fontWeight: 800, letterSpacing: '-0.035em', lineHeight: 1.1, outline: 'none', textWrap: 'balance' }}
        >
          {title}
        </Typography>
        {text && (
          <Typography color="text.secondary" sx={{ fontSize: 18, mt: 1.5, maxWidth: '52ch' }}>
            {text}
          </Typography>
        )}
        <Box sx={{ mt: { xs: 4, md: 6 } }}>{children}</Box>
      </Container>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface CardProps {
  title: string;
  children: React.ReactNode;
}

/** One thing to look at, with its name. */
export default function Card({ title, children }: CardProps) {
  const id = React.useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0, p: 2.5, border: 1, borderColor: 'divider', borderRadius: 4, bgcolor: 'background.paper' }}
    >
      <Typography id={id} component="h2" variant="body2" sx={{ fontWeight: 700, color: 'text.secondary' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { headline } from '../shared/look.ts';
import NoticeList from './NoticeList.tsx';
import { noticesOf, type Span } from './notices.ts';
import ParkedBikes from './ParkedBikes.tsx';
import SiteFooter from './SiteFooter.tsx';
import SiteHeader from './SiteHeader.tsx';
import SpanChoice from './SpanChoice.tsx';

/**
 * A column as tall as the window at least, in which `main` takes what the others leave: that is all
 * a sticky footer needs.
 */
export default function StickyFooter() {
  const [span, setSpan] = React.useState<Span>('today');
  const notices = noticesOf(span);
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100dvh',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <SiteHeader />
      <Container component="main" maxWidth="md" sx={{ flex: 1, py: { xs: 4, md: 5 } }}>
        <Typography component="h1" sx={{ ...headline, fontSize: { xs: 32, md: 44 } }}>
          Is everything rolling?
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>
          What is closed, moved or being mended at our stations. The footer keeps to the bottom,
          however little there is to say.
        </Typography>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
            mb: 2,
          }}
        >
          <SpanChoice span={span} onChange={setSpan} />
          <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
            {notices.length} notices
          </Typography>
        </Box>
        <NoticeList notices={notices} />
      </Container>
      <ParkedBikes />
      <SiteFooter />
    </Box>
  );
}

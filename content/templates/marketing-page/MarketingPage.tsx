import * as React from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import VeloMark from '../shared/VeloMark.tsx';
import BikeCards from './BikeCards.tsx';
import CardForm from './CardForm.tsx';
import Hero from './Hero.tsx';
import Quotes from './Quotes.tsx';
import Section from './Section.tsx';
import SiteHeader from './SiteHeader.tsx';
import Steps from './Steps.tsx';

/** Scrolls to a section and moves the focus to its heading, without a change of the address. */
function goTo(section: string): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(section)?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
  document.getElementById(`${section}-title`)?.focus({ preventScroll: true });
}

export default function MarketingPage() {
  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', minHeight: '100dvh' }}>
      <SiteHeader onGo={goTo} />
      <main>
        <Hero onGo={goTo} />
        <Section id="how" title="Three steps, one of them is riding" isTinted>
          <Steps />
        </Section>
        <Section id="bikes" title="One for each kind of day" text="All have lights, locks and a bell. All are looked after every tenth day.">
          <BikeCards />
        </Section>
        <Section id="riders" title="People who got there first" isTinted>
          <Quotes />
        </Section>
        <Section id="news" title="Your first hour is on us" text="Tell us where to send your card.">
          <CardForm />
        </Section>
      </main>
      <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider' }}>
        <Container
          maxWidth="lg"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between', py: 4, pb: { xs: 9, xl: 4 } }}
        >
          <VeloMark size={22} />
          <Typography variant="body2" color="text.secondary">
            Velo Bike Rental, Ferry Quay 1. Open day and night.
          </Typography>
        </Container>
      </Box>
    </Box>
  );
}

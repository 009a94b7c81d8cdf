import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';
import VeloMark from '../shared/VeloMark.tsx';
import BillingSwitch from './BillingSwitch.tsx';
import ComparisonTable from './ComparisonTable.tsx';
import PlanCard from './PlanCard.tsx';
import Questions from './Questions.tsx';
import { plans, type Billing } from './plans.ts';

const heading = { fontWeight: 800, letterSpacing: '-0.03em', textWrap: 'balance' } as const;

export default function Pricing() {
  const id = React.useId();
  const [billing, setBilling] = React.useState<Billing>('yearly');
  const [order, setOrder] = React.useState<string>();

  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', minHeight: '100dvh' }}>
      <Container component="header" maxWidth="lg" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', py: 2 }}>
        <VeloMark />
        <Button color="inherit" sx={{ textTransform: 'none', fontWeight: 600 }} onClick={() => setOrder('A call with our team')}>
          Talk to us
        </Button>
      </Container>

      <Container component="main" maxWidth="lg" sx={{ pb: { xs: 8, md: 14 } }}>
        <Box sx={{ textAlign: 'center', pt: { xs: 5, md: 9 }, pb: { xs: 4, md: 6 } }}>
          <Typography component="h1" sx={{ ...heading, fontSize: 'clamp(2.25rem, 6vw, 4rem)', lineHeight: 1.05, mb: 2 }}>
            Cheaper than parking
          </Typography>
          <Typography color="text.secondary" sx={{ fontSize: 18, maxWidth: '46ch', mx: 'auto', mb: 4 }}>
            540 bikes at 38 stations. Pay as you ride, or pay once and forget about it.
          </Typography>
          <BillingSwitch value={billing} onChange={setBilling} />
        </Box>

        <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}>
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} billing={billing} onChoose={setOrder} />
          ))}
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'center', mt: 3 }}>
          Prices with tax. Cancel whenever you like; what is left of a year comes back to you.
        </Typography>

        <Typography id={`${id}-all`} variant="h4" component="h2" sx={{ ...heading, mt: { xs: 9, md: 14 }, mb: 3 }}>
          All in one table
        </Typography>
        <ComparisonTable labelledBy={`${id}-all`} />

        <Typography variant="h4" component="h2" sx={{ ...heading, mt: { xs: 9, md: 14 }, mb: 3, textAlign: 'center' }}>
          Before you ask
        </Typography>
        <Questions />
      </Container>

      <Snackbar
        open={order !== undefined}
        autoHideDuration={4000}
        onClose={() => setOrder(undefined)}
        message={order && `${order}: in your basket`}
      />
    </Box>
  );
}

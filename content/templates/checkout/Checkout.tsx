import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import VeloMark from '../shared/VeloMark.tsx';
import ContactStep from './ContactStep.tsx';
import HandoverStep from './HandoverStep.tsx';
import OrderSummary from './OrderSummary.tsx';
import PaymentStep from './PaymentStep.tsx';
import ReviewStep from './ReviewStep.tsx';
import { euros, totalsOf } from './order.ts';
import useCheckout from './useCheckout.ts';
import { steps } from './validation.ts';

const titles = ['Who rides?', 'Where do we meet?', 'How do you pay?', 'Is this right?'];

export default function Checkout() {
  const form = React.useRef<HTMLFormElement>(null);
  const heading = React.useRef<HTMLHeadingElement>(null);
  const checkout = useCheckout(form, heading);
  const [reduction, setReduction] = React.useState(0);
  const { step, values, errors, change } = checkout;
  const totals = totalsOf(values.handover === 'delivery', reduction);
  const isDone = step === steps.length;
  const summary = <OrderSummary totals={totals} onReduction={setReduction} />;
  const stepProps = { values, errors, onChange: change };

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(320px, 40%)' }, minHeight: '100dvh', bgcolor: 'background.default', color: 'text.primary' }}>
      <Box sx={{ display: 'flex', flexDirection: 'column', px: { xs: 2.5, sm: 5, lg: 10 }, py: 3, gap: { xs: 3, md: 5 } }}>
        <Box component="header">
          <VeloMark />
        </Box>
        <Box component="main" sx={{ maxWidth: 620, width: '100%', mx: 'auto', flexGrow: 1, pb: 8 }}>
          <Typography component="h1" sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}>
            Checkout
          </Typography>
          {!isDone && (
            <Stepper activeStep={step} alternativeLabel sx={{ mb: 5 }}>
              {steps.map((label, index) => (
                <Step key={label} aria-current={index === step ? 'step' : undefined}>
                  <StepLabel>{label}</StepLabel>
                </Step>
              ))}
            </Stepper>
          )}
          {!isDone && (
            <Accordion variant="outlined" disableGutters slotProps={{ heading: { component: 'h2' } }} sx={{ display: { md: 'none' }, mb: 4, '&.MuiAccordion-root': { borderRadius: 3 }, '&::before': { display: 'none' } }}>
              <AccordionSummary expandIcon={<ExpandMoreIcon />} id="order-summary" aria-controls="order-content">
                <Typography component="span" sx={{ flexGrow: 1, fontWeight: 600 }}>
                  Your order
                </Typography>
                <Typography component="span" sx={{ fontWeight: 700, pr: 1 }}>
                  {euros(totals.total)}
                </Typography>
              </AccordionSummary>
              <AccordionDetails>{summary}</AccordionDetails>
            </Accordion>
          )}
          <Typography
            ref={heading}
            tabIndex={-1}
            component="h2"
            sx={{ fontSize: 'clamp(1.75rem, 4vw, 2.5rem)', fontWeight: 800, letterSpacing: '-0.03em', mb: 3, outline: 'none', scrollMarginTop: 16 }}
          >
            {isDone ? 'See you on Friday' : titles[step]}
          </Typography>
          {isDone ? (
            <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
              <CheckCircleIcon color="success" sx={{ fontSize: 56 }} />
              <Typography>
                Thank you, {values.name}. The code of the locks is on its way to {values.email}.
              </Typography>
              <Button variant="outlined" onClick={() => checkout.goTo(0)} sx={{ textTransform: 'none' }}>
                Another weekend
              </Button>
            </Box>
          ) : (
            <Box
              component="form"
              ref={form}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                checkout.next();
              }}
            >
              {step === 0 && <ContactStep {...stepProps} />}
              {step === 1 && <HandoverStep {...stepProps} />}
              {step === 2 && <PaymentStep {...stepProps} />}
              {step === 3 && <ReviewStep {...stepProps} onEdit={checkout.goTo} />}
              <Box sx={{ display: 'flex', justifyContent: 'space-between', flexDirection: 'row-reverse', gap: 2, mt: 4 }}>
                <Button type="submit" size="large" variant="contained" disableElevation sx={{ px: 4, textTransform: 'none', fontWeight: 700 }}>
                  {step === steps.length - 1 ? `Pay ${euros(totals.total)}` : 'Next'}
                </Button>
                {step > 0 && (
                  <Button size="large" color="inherit" onClick={() => checkout.goTo(step - 1)} sx={{ textTransform: 'none' }}>
                    Back
                  </Button>
                )}
              </Box>
            </Box>
          )}
        </Box>
      </Box>
      <Box
        component="aside"
        aria-label="Your order"
        sx={(theme) => ({
          display: { xs: 'none', md: 'block' },
          p: { md: 5, lg: 8 },
          pt: { md: 12 },
          bgcolor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.primary.main} 7%, ${(theme.vars ?? theme).palette.background.default})`,
          borderInlineStart: 1,
          borderColor: 'divider',
        })}
      >
        <Box sx={{ maxWidth: 380, position: 'sticky', top: 96 }}>{summary}</Box>
      </Box>
    </Box>
  );
}

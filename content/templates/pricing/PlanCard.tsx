import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/Check';
import { crewSizes, euros, yearlySaving, type Billing, type Plan } from './plans.ts';

interface PlanCardProps {
  plan: Plan;
  billing: Billing;
  onChoose: (order: string) => void;
}

export default function PlanCard({ plan, billing, onChoose }: PlanCardProps) {
  const id = React.useId();
  const [riders, setRiders] = React.useState(15);
  const isCrew = plan.id === 'crew';
  const price = plan.month[billing];
  const saving = billing === 'yearly' ? yearlySaving(plan, isCrew ? riders : 1) : 0;

  return (
    <Paper
      component="article"
      aria-labelledby={`${id}-name`}
      variant="outlined"
      sx={{
        display: 'grid',
        gap: 2,
        // The rows of all cards are as high as the highest of each, so that their buttons stand in one line.
        gridRow: { md: 'span 6' },
        gridTemplateRows: { md: 'subgrid' },
        p: { xs: 3, lg: 4 },
        borderRadius: 4,
        ...(plan.isFeatured && {
          borderColor: 'primary.main',
          borderWidth: 2,
          boxShadow: (theme) => `0 24px 48px -24px color-mix(in srgb, ${(theme.vars ?? theme).palette.primary.main} 45%, transparent)`,
        }),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 32 }}>
        <Typography id={`${id}-name`} variant="h6" component="h2" sx={{ fontWeight: 700 }}>
          {plan.name}
        </Typography>
        {plan.isFeatured && <Chip size="small" color="primary" label="Most riders" />}
      </Box>
      <Typography color="text.secondary">{plan.claim}</Typography>
      <Box>
        <Typography component="p" sx={{ fontSize: 44, fontWeight: 800, letterSpacing: '-0.03em', lineHeight: 1.1 }}>
          {euros(price)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {plan.unit}
        </Typography>
        <Typography variant="body2" color="success.main" sx={{ minHeight: 20, fontWeight: 600 }}>
          {saving > 0 && `${euros(saving)} a year less`}
        </Typography>
      </Box>
      <Box sx={{ px: 0.5, display: isCrew ? 'block' : { xs: 'none', md: 'block' } }}>
        {isCrew && (
          <React.Fragment>
            <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
              <Typography id={`${id}-riders`} variant="body2" sx={{ fontWeight: 600 }}>
                {riders} riders
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {euros(price * riders)} a month
              </Typography>
            </Box>
            <Slider
              {...crewSizes}
              size="small"
              value={riders}
              onChange={(_, value) => setRiders(value as number)}
              getAriaValueText={(value) => `${value} riders`}
              aria-labelledby={`${id}-riders`}
            />
          </React.Fragment>
        )}
      </Box>
      <Button
        size="large"
        variant={plan.isFeatured ? 'contained' : 'outlined'}
        disableElevation
        onClick={() => onChoose(isCrew ? `${plan.name} for ${riders} riders` : plan.name)}
        sx={{ textTransform: 'none', fontWeight: 700 }}
      >
        {plan.action}
      </Button>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25, alignContent: 'start' }}>
        {plan.points.map((point) => (
          <Box component="li" key={point} sx={{ display: 'flex', gap: 1.25 }}>
            <CheckIcon fontSize="small" color="primary" sx={{ mt: '2px' }} />
            <Typography variant="body2">{point}</Typography>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}

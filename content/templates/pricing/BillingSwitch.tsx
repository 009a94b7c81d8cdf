import Chip from '@mui/material/Chip';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Billing } from './plans.ts';

interface BillingSwitchProps {
  value: Billing;
  onChange: (billing: Billing) => void;
}

export default function BillingSwitch({ value, onChange }: BillingSwitchProps) {
  return (
    <ToggleButtonGroup
      exclusive
      color="primary"
      aria-label="Billing"
      value={value}
      // One of both always holds: pressing the chosen one changes nothing.
      onChange={(_, billing: Billing | null) => billing && onChange(billing)}
      sx={{ '& .MuiToggleButton-root': { px: 2.5, gap: 1, textTransform: 'none', fontWeight: 600, minHeight: 44 } }}
    >
      <ToggleButton value="monthly">Monthly</ToggleButton>
      <ToggleButton value="yearly">
        Yearly
        <Chip component="span" size="small" color="success" variant="outlined" label="3 months free" />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

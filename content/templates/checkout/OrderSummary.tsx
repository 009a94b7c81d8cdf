import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { euros, lines, reductionOf, type Totals } from './order.ts';

interface OrderSummaryProps {
  totals: Totals;
  onReduction: (part: number) => void;
}

function Row({ name, value, isStrong = false }: { name: string; value: string; isStrong?: boolean }) {
  const sx = isStrong ? { fontWeight: 800, fontSize: 20 } : {};
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Typography component="dt" sx={sx}>
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums', ...sx }}>
        {value}
      </Typography>
    </Box>
  );
}

export default function OrderSummary({ totals, onReduction }: OrderSummaryProps) {
  const id = React.useId();
  const [code, setCode] = React.useState('');
  const [message, setMessage] = React.useState<string>();
  const reduction = reductionOf(code);

  const apply = (event: React.FormEvent) => {
    event.preventDefault();
    onReduction(reduction ?? 0);
    setMessage(reduction === undefined ? 'There is no such code. TAILWIND is one.' : `${reduction * 100} % off the bikes`);
  };

  return (
    <Box component="section" aria-labelledby={`${id}-basket`} sx={{ display: 'grid', gap: 2.5 }}>
      <Typography id={`${id}-basket`} component="h2" variant="h6" sx={{ fontWeight: 700 }}>
        Your weekend
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {lines.map(({ id, name, detail, price }) => (
          <Box component="li" key={id} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <div>
              <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
              <Typography variant="body2" color="text.secondary">
                {detail}
              </Typography>
            </div>
            <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{euros(price)}</Typography>
          </Box>
        ))}
      </Box>
      <Box component="form" noValidate onSubmit={apply} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <TextField
          size="small"
          label="Code"
          autoComplete="off"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={message !== undefined && reduction === undefined}
          helperText={message}
          slotProps={{ formHelperText: { role: 'status' } }}
          sx={{ flexGrow: 1 }}
        />
        <Button type="submit" variant="outlined" sx={{ minHeight: 40, textTransform: 'none' }}>
          Apply
        </Button>
      </Box>
      <Divider />
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        <Row name="Bikes" value={euros(totals.bikes)} />
        {totals.reduction > 0 && <Row name="Code" value={`−${euros(totals.reduction)}`} />}
        <Row name="Handover" value={totals.delivery ? euros(totals.delivery) : 'Free'} />
        <Row name="Total" value={euros(totals.total)} isStrong />
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import type { StepProps } from './FormField.tsx';

interface ReviewStepProps extends StepProps {
  onEdit: (step: number) => void;
}

export default function ReviewStep({ values, errors, onChange, onEdit }: ReviewStepProps) {
  const parts = [
    { title: 'You', lines: [values.name, values.email, values.phone] },
    {
      title: 'Handover',
      lines: values.handover === 'station' ? [`At ${values.station}`] : [values.street, `${values.postcode} ${values.city}`],
    },
    {
      title: 'Payment',
      lines: [values.method === 'card' ? `Card ending in ${values.cardNumber.slice(-4)}` : 'On invoice, within 14 days'],
    },
  ];
  return (
    <div>
      {parts.map(({ title, lines }, index) => (
        <Box key={title} sx={{ display: 'flex', gap: 2, py: 2, borderBottom: 1, borderColor: 'divider' }}>
          <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography component="h3" variant="body2" color="text.secondary">
              {title}
            </Typography>
            {lines.filter(Boolean).map((line) => (
              <Typography key={line}>{line}</Typography>
            ))}
          </Box>
          <Button size="small" onClick={() => onEdit(index)} aria-label={`Change: ${title}`} sx={{ textTransform: 'none', alignSelf: 'start' }}>
            Change
          </Button>
        </Box>
      ))}
      <FormControl error={errors.hasAgreed !== undefined} sx={{ mt: 2 }}>
        <FormControlLabel
          control={
            <Checkbox
              name="hasAgreed"
              checked={values.hasAgreed}
              onChange={(_, hasAgreed) => onChange({ hasAgreed })}
              slotProps={{
                input: {
                  'aria-required': true,
                  'aria-invalid': errors.hasAgreed !== undefined,
                  'aria-describedby': errors.hasAgreed && 'agreed-error',
                },
              }}
            />
          }
          label="I bring the bikes back in one piece"
        />
        <FormHelperText id="agreed-error">{errors.hasAgreed ?? ' '}</FormHelperText>
      </FormControl>
    </div>
  );
}

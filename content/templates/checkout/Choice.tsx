import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

interface ChoiceProps<Value extends string> {
  name: string;
  label: string;
  value: Value;
  options: { value: Value; title: string; text: string; icon: React.ReactNode }[];
  onChange: (value: Value) => void;
}

/** Radio buttons as cards: one of few things, each with a sentence. */
export default function Choice<Value extends string>({ name, label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <RadioGroup
      name={name}
      aria-label={label}
      value={value}
      onChange={(_, chosen) => onChange(chosen as Value)}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}
    >
      {options.map((option) => (
        <FormControlLabel
          key={option.value}
          value={option.value}
          control={<Radio />}
          label={
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1.5 }}>
              <Box sx={{ flexGrow: 1 }}>
                <Typography sx={{ fontWeight: 700 }}>{option.title}</Typography>
                <Typography variant="body2" color="text.secondary">
                  {option.text}
                </Typography>
              </Box>
              {option.icon}
            </Box>
          }
          disableTypography
          sx={{
            m: 0,
            px: 1,
            pr: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: 3,
            '& > .MuiBox-root': { flexGrow: 1 },
            '&:has(:checked)': { borderColor: 'primary.main', boxShadow: (theme) => `inset 0 0 0 1px ${(theme.vars ?? theme).palette.primary.main}` },
            '& svg:last-child': { color: 'text.secondary' },
          }}
        />
      ))}
    </RadioGroup>
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import { ridesByMonth } from '../../velo/rides.ts';

const formatters = Object.fromEntries(
  ['en-US', 'de-DE', 'fr-FR', 'ja-JP'].map((locale) => [
    locale,
    {
      money: new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
      shortMonth: new Intl.DateTimeFormat(locale, { month: 'short' }),
      month: new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }),
    },
  ]),
);

export default function LocalNumbersAndDates() {
  const [locale, setLocale] = React.useState('de-DE');
  const { money, shortMonth, month } = formatters[locale]!;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        exclusive
        value={locale}
        onChange={(_event, value: string | null) => value && setLocale(value)}
        aria-label="Locale"
      >
        {Object.keys(formatters).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={260}
        xAxis={[
          {
            scaleType: 'time',
            data: ridesByMonth.map((row) => row.month),
            domainLimit: 'strict',
            valueFormatter: (value: Date, { location }) => (location === 'tick' ? shortMonth : month).format(value),
          },
        ]}
        yAxis={[{ width: 76, min: 0, valueFormatter: (value: number) => money.format(value) }]}
        series={[
          {
            data: ridesByMonth.map((row) => row.revenue * 1000),
            label: 'Velo',
            valueFormatter: (value) => (value === null ? '–' : money.format(value)),
          },
        ]}
        role="img"
        aria-label={`Line chart of the revenue per month of 2024 in euros, written for ${locale}`}
      />
    </Stack>
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsLocalizationProvider } from '@mui/x-charts/ChartsLocalizationProvider';
import { elGR, enUS, frFR, ptBR } from '@mui/x-charts/locales';

const languages = { English: enUS, Français: frFR, Ελληνικά: elGR, Português: ptBR };

export default function SwitchLanguage() {
  const [language, setLanguage] = React.useState<keyof typeof languages>('Français');
  const { localeText } = languages[language].components.MuiChartsLocalizationProvider.defaultProps;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        exclusive
        value={language}
        onChange={(_event, value: keyof typeof languages | null) => value && setLanguage(value)}
        aria-label="Language"
        sx={{ flexWrap: 'wrap' }}
      >
        {Object.keys(languages).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ChartsLocalizationProvider localeText={localeText}>
        <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
          <BarChart height={140} sx={{ flex: '1 1 200px' }} loading series={[]} role="img" aria-label="A chart that loads" />
          <BarChart height={140} sx={{ flex: '1 1 200px' }} series={[]} role="img" aria-label="A chart without data" />
        </Stack>
      </ChartsLocalizationProvider>
    </Stack>
  );
}

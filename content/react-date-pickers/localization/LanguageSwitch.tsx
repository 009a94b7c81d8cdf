import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { deDE, enUS, jaJP, ptBR } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/ja';
import 'dayjs/locale/pt-br';

const languages = {
  en: { name: 'English', label: 'Rental day', texts: enUS },
  de: { name: 'Deutsch', label: 'Miettag', texts: deDE },
  'pt-br': { name: 'Português', label: 'Dia do aluguel', texts: ptBR },
  ja: { name: '日本語', label: 'レンタル日', texts: jaJP },
};

type Language = keyof typeof languages;

export default function LanguageSwitch() {
  const [language, setLanguage] = React.useState<Language>('de');
  const { label, texts } = languages[language];
  const { localeText } = texts.components.MuiLocalizationProvider.defaultProps;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={language} localeText={localeText}>
      <Stack spacing={2} sx={{ alignItems: 'center', maxWidth: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Language"
          value={language}
          onChange={(_event, newLanguage: Language | null) => newLanguage && setLanguage(newLanguage)}
        >
          {Object.entries(languages).map(([key, { name }]) => (
            <ToggleButton key={key} value={key} lang={key}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateField label={label} />
        <StaticDatePicker defaultValue={dayjs('2025-05-17')} />
      </Stack>
    </LocalizationProvider>
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE, enUS, frFR, jaJP } from '@mui/x-data-grid/locales';
import { stations, type Station } from '../../velo/stations.ts';

const languages = { English: enUS, Deutsch: deDE, Français: frFR, 日本語: jaJP };

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 110 },
  { field: 'indoor', headerName: 'Indoor', type: 'boolean', width: 110 },
];

export default function SwitchLanguage() {
  const [language, setLanguage] = React.useState<keyof typeof languages>('Deutsch');
  const { localeText } = languages[language].components.MuiDataGrid.defaultProps;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        exclusive
        value={language}
        onChange={(_event, value: keyof typeof languages | null) => value && setLanguage(value)}
        aria-label="Language"
      >
        {Object.keys(languages).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 420 }}>
        <DataGrid
          label="Velo"
          rows={stations}
          columns={columns}
          localeText={localeText}
          checkboxSelection
          showToolbar
        />
      </div>
    </Stack>
  );
}

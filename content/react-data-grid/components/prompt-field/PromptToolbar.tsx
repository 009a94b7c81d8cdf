import SendIcon from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { bikeKinds, bikesOf, type Bike } from '../../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'kind', headerName: 'Kind', width: 100 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
];

const rows = bikesOf(8);

function AskToolbar() {
  const apiRef = useGridApiContext();

  // Your server would ask a language model here. This one takes half a second, and knows four words.
  const ask = async (prompt: string) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const kind = bikeKinds.find((candidate) => prompt.toLowerCase().includes(candidate.toLowerCase()));
    apiRef.current?.setFilterModel({
      items: kind ? [{ field: 'kind', operator: 'equals', value: kind }] : [],
    });
  };

  return (
    <Toolbar aria-label="Ask about bikes">
      <PromptField onSubmit={ask} style={{ display: 'flex', width: '100%' }}>
        <PromptFieldControl
          render={({ ref, value, onChange, onKeyDown }, { disabled }) => (
            <InputBase
              inputRef={ref}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              fullWidth
              placeholder={disabled ? 'Thinking…' : 'Show me electric bikes'}
              inputProps={{ 'aria-label': 'Prompt' }}
              sx={{ px: 1 }}
            />
          )}
        />
        <PromptFieldSend aria-label="Send" color="primary">
          <SendIcon fontSize="small" />
        </PromptFieldSend>
      </PromptField>
    </Toolbar>
  );
}

export default function PromptToolbar() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Bikes"
        rows={rows}
        columns={columns}
        slots={{ toolbar: AskToolbar }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}

import AutoAwesomeIcon from '@mui/icons-material/AutoAwesome';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  AiAssistantPanelTrigger,
  DataGridPremium,
  GridAiAssistantPanel,
  Toolbar,
  ToolbarButton,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { bikesOf, type Bike } from '../../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'kind', headerName: 'Kind', width: 100 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
];

const rows = bikesOf(8);

// Always the same answer, after half a second.
const answer: NonNullable<DataGridPremiumProps['onPrompt']> = async () => {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return {
    conversationId: 'demo',
    select: -1,
    filters: [{ column: 'kind', operator: 'equals', value: 'Electric' }],
    aggregation: {},
    sorting: [],
    grouping: [],
    pivoting: {},
  };
};

function AssistantToolbar() {
  return (
    <Toolbar aria-label="Bikes">
      <AiAssistantPanelTrigger
        render={
          <ToolbarButton render={<Button size="small" variant="outlined" startIcon={<AutoAwesomeIcon />} />} />
        }
      >
        Ask
      </AiAssistantPanelTrigger>
    </Toolbar>
  );
}

export default function AssistantTrigger() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Bikes"
        rows={rows}
        columns={columns}
        slots={{ toolbar: AssistantToolbar, aiAssistantPanel: GridAiAssistantPanel }}
        onPrompt={answer}
        aiAssistantSuggestions={[{ value: 'Show the electric bikes' }]}
        aiAssistant
        showToolbar
        hideFooter
      />
    </Box>
  );
}

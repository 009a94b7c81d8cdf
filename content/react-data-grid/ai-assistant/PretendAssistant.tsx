import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  type DataGridPremiumProps,
  type GridColDef,
  type PromptResponse,
} from '@mui/x-data-grid-premium';
import { bikes, type Bike } from '../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'kind', headerName: 'Kind', flex: 1, minWidth: 100, description: 'City, Cargo, Electric or Tandem' },
  { field: 'status', headerName: 'Status', flex: 1, minWidth: 100 },
  { field: 'odometerKm', headerName: 'Km', type: 'number', width: 110, description: 'Kilometres ridden in all' },
];

const nothing: Omit<PromptResponse, 'conversationId'> = {
  select: -1,
  filters: [],
  aggregation: {},
  sorting: [],
  grouping: [],
  pivoting: {},
};

/** No model behind it: it knows three sentences. */
const onPrompt: NonNullable<DataGridPremiumProps['onPrompt']> = async (prompt, _context, conversationId = 'demo') => {
  await new Promise((resolve) => setTimeout(resolve, 800));
  const text = prompt.toLowerCase();
  if (text.includes('repair')) {
    const filters = [{ column: 'status', operator: 'equals', value: 'in repair' }];
    return { ...nothing, conversationId, filters };
  }
  if (text.includes('kind')) {
    return { ...nothing, conversationId, grouping: [{ column: 'kind' }], aggregation: { odometerKm: 'avg' } };
  }
  if (text.includes('five')) {
    return { ...nothing, conversationId, sorting: [{ column: 'odometerKm', direction: 'desc' }], select: 5 };
  }
  throw new Error('This demo knows the suggestions only');
};

const suggestions = [
  { value: 'Bikes in repair' },
  { value: 'Average distance by kind' },
  { value: 'Select the five with the most kilometres' },
];

export default function PretendAssistant() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGridPremium
        aria-label="Fleet with an assistant"
        rows={bikes}
        columns={columns}
        aiAssistant
        aiAssistantSuggestions={suggestions}
        onPrompt={onPrompt}
        slots={{ aiAssistantPanel: GridAiAssistantPanel }}
        showToolbar
        hideFooter
      />
    </Box>
  );
}

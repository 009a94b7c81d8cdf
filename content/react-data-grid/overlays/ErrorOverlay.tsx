import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, GridOverlay, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

declare module '@mui/x-data-grid' {
  interface NoRowsOverlayPropsOverrides {
    failure?: string | null;
    onRetry?: () => void;
  }
}

const noRows: Station[] = [];

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 120 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 80 },
];

function EmptyOrFailed({ failure, onRetry }: { failure?: string | null; onRetry?: () => void }) {
  if (!failure) return <GridOverlay>No stations</GridOverlay>;
  return (
    <GridOverlay>
      <Alert severity="error" action={<Button onClick={onRetry}>Retry</Button>}>
        {failure}
      </Alert>
    </GridOverlay>
  );
}

export default function ErrorOverlay() {
  const [attempt, setAttempt] = React.useState(1);
  const [answer, setAnswer] = React.useState<{ rows: readonly Station[]; failure: string | null } | null>(null);

  React.useEffect(() => {
    // A server whose first answer is a failure.
    const timer = setTimeout(
      () => setAnswer(attempt === 1 ? { rows: [], failure: 'The server is away.' } : { rows: stations, failure: null }),
      600,
    );
    return () => clearTimeout(timer);
  }, [attempt]);

  const retry = () => {
    setAnswer(null);
    setAttempt(attempt + 1);
  };

  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid
        aria-label="Stations"
        rows={answer?.rows ?? noRows}
        columns={columns}
        loading={answer === null}
        slots={{ noRowsOverlay: EmptyOrFailed }}
        slotProps={{ noRowsOverlay: { failure: answer?.failure, onRetry: retry } }}
        hideFooter
      />
    </Box>
  );
}

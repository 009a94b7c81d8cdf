import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { bikesOf, type Bike } from '../../velo/bikes.ts';

const rows = bikesOf(60);

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'model', headerName: 'Model', flex: 1, minWidth: 110 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
];

/** Outside of the component, so that it outlives it. */
let lastPosition = { top: 0, left: 0 };

function Fleet() {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    const restored = lastPosition;
    const frame = requestAnimationFrame(() => apiRef.current?.scroll(restored));
    const unsubscribe = apiRef.current?.subscribeEvent('scrollPositionChange', ({ top, left }) => {
      lastPosition = { top, left };
    });
    return () => {
      cancelAnimationFrame(frame);
      unsubscribe?.();
    };
  }, [apiRef]);

  return (
    <div style={{ height: 320 }}>
      <DataGrid
        apiRef={apiRef}
        aria-label="Bikes"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}

export default function RememberPosition() {
  const [shown, setShown] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%', minHeight: 360 }}>
      <div>
        <Button size="small" onClick={() => setShown(!shown)}>
          {shown ? 'Leave the list' : 'Come back'}
        </Button>
      </div>
      {shown && <Fleet />}
    </Stack>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Message {
  id: number;
  time: string;
  text: string;
}

const texts = ['B0007 rented at Library', 'B0031 returned to Ferry Quay', 'Dock 4 at Lighthouse is out of order'];
const messageOf = (id: number): Message => ({
  id,
  time: `${String(8 + Math.floor(id / 12)).padStart(2, '0')}:${String((id * 5) % 60).padStart(2, '0')}`,
  text: texts[id % texts.length]!,
});
const firstMessages = Array.from({ length: 12 }, (_, id) => messageOf(id));

const columns: GridColDef<Message>[] = [
  { field: 'time', headerName: 'Time', width: 80 },
  { field: 'text', headerName: 'Message', flex: 1, minWidth: 200 },
];

export default function ScrollToTheEnd() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(firstMessages);

  // A frame later: before, the new row has no place yet.
  React.useEffect(() => {
    const frame = requestAnimationFrame(() => apiRef.current?.scrollToIndexes({ rowIndex: rows.length - 1 }));
    return () => cancelAnimationFrame(frame);
  }, [apiRef, rows.length]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button size="small" onClick={() => setRows((prev) => [...prev, messageOf(prev.length)])}>
          Add a message
        </Button>
        <Button size="small" onClick={() => apiRef.current?.scroll({ top: 0, left: 0 })}>
          Back to the top
        </Button>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid apiRef={apiRef} aria-label="Messages" rows={rows} columns={columns} hideFooter />
      </div>
    </Stack>
  );
}

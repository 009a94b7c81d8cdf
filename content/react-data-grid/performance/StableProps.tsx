import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from '../../velo/stations.ts';

const rows = stations.slice(0, 3);

/** Columns whose cells count how often they are drawn. */
function countingColumns(onDraw: () => void): GridColDef<Station>[] {
  return [
    { field: 'name', headerName: 'Station', flex: 1, minWidth: 100 },
    {
      field: 'bikes',
      headerName: 'Bikes',
      width: 80,
      renderCell: ({ value }) => {
        onDraw();
        return value;
      },
    },
  ];
}

function Panel({ stable }: { stable: boolean }) {
  const [text, setText] = React.useState('');
  const counter = React.useRef<HTMLSpanElement>(null);
  const draws = React.useRef(0);
  const [count] = React.useState(() => () => {
    draws.current += 1;
  });
  const [kept] = React.useState(() => countingColumns(count));
  const columns = stable ? kept : countingColumns(count);

  React.useEffect(() => {
    // Written past React, so that showing the number doesn't render anything.
    const timer = setInterval(() => {
      if (counter.current) counter.current.textContent = String(draws.current);
    }, 200);
    return () => clearInterval(timer);
  }, []);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <TextField
        size="small"
        label={stable ? 'Kept columns' : 'New columns in each render'}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Box sx={{ height: 214 }}>
        <DataGrid aria-label={stable ? 'Kept' : 'New'} rows={rows} columns={columns} hideFooter />
      </Box>
      <span>
        Cells drawn: <span ref={counter}>0</span>
      </span>
    </Stack>
  );
}

export default function StableProps() {
  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <Panel stable={false} />
      <Panel stable />
    </Stack>
  );
}

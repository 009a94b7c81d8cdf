import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import Stack from '@mui/material/Stack';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';

interface Ticket {
  id: number;
  bike: string;
  problem: string;
}

const problems = ['Flat tyre', 'Loose chain', 'Broken bell', 'Dim light'];
const ticketOf = (id: number): Ticket => ({
  id,
  bike: `B00${id + 10}`,
  problem: problems[id % problems.length]!,
});

export default function AddAndRemove() {
  const [tickets, setTickets] = React.useState<Ticket[]>([1, 2, 3].map(ticketOf));
  const nextId = React.useRef(4);

  const columns = React.useMemo<GridColDef<Ticket>[]>(
    () => [
      { field: 'bike', headerName: 'Bike', width: 100 },
      { field: 'problem', headerName: 'Problem', flex: 1, minWidth: 120 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 80,
        getActions: ({ row }) => [
          <GridActionsCellItem
            icon={<DeleteIcon />}
            label={`Remove the ticket of ${row.bike}`}
            onClick={() => setTickets((all) => all.filter((ticket) => ticket.id !== row.id))}
          />,
        ],
      },
    ],
    [],
  );

  const add = () => {
    const ticket = ticketOf(nextId.current);
    nextId.current += 1;
    setTickets((all) => [ticket, ...all]);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button size="small" onClick={add}>
        Add a ticket
      </Button>
      <Box sx={{ height: 330, width: '100%' }}>
        <DataGrid aria-label="Tickets of the workshop" rows={tickets} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}

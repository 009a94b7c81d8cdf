import * as React from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import { DataGridPro, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid-pro';

interface Task {
  id: number;
  title: string;
}

const firstTasks: Task[] = [
  { id: 1, title: 'Pump the tyres of the tandems' },
  { id: 2, title: 'Replace the lights at the Library' },
  { id: 3, title: 'Count the helmets' },
  { id: 4, title: 'Oil the chains' },
];

export default function MoveByButtons() {
  const [tasks, setTasks] = React.useState(firstTasks);

  const columns = React.useMemo<GridColDef<Task>[]>(() => {
    const move = (id: number, by: 1 | -1) =>
      setTasks((all) => {
        const index = all.findIndex((task) => task.id === id);
        const moved = [...all];
        moved.splice(index + by, 0, ...moved.splice(index, 1));
        return moved;
      });
    return [
      { field: 'title', headerName: 'Task', flex: 1, minWidth: 150 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Move',
        width: 90,
        getActions: ({ row }) => [
          <GridActionsCellItem
            icon={<ArrowUpwardIcon />}
            label={`Move up: ${row.title}`}
            disabled={tasks[0]?.id === row.id}
            onClick={() => move(row.id, -1)}
          />,
          <GridActionsCellItem
            icon={<ArrowDownwardIcon />}
            label={`Move down: ${row.title}`}
            disabled={tasks.at(-1)?.id === row.id}
            onClick={() => move(row.id, 1)}
          />,
        ],
      },
    ];
  }, [tasks]);

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGridPro aria-label="Tasks" rows={tasks} columns={columns} disableColumnSorting hideFooter />
    </Box>
  );
}

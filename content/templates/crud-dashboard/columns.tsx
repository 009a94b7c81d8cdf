import Chip, { type ChipProps } from '@mui/material/Chip';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { kinds, stations, statuses, type Bike } from './bikes.ts';

const colors: Record<Bike['status'], ChipProps['color']> = { Available: 'success', Rented: 'info', 'In repair': 'warning', Retired: 'default' };
const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

interface Actions {
  onEdit: (id: string) => void;
  onDelete: (ids: string[]) => void;
}

export function columnsOf({ onEdit, onDelete }: Actions): GridColDef<Bike>[] {
  return [
    { field: 'id', headerName: 'Number', width: 92 },
    { field: 'model', headerName: 'Model', flex: 1, minWidth: 110 },
    { field: 'kind', headerName: 'Kind', type: 'singleSelect', valueOptions: [...kinds], width: 100 },
    {
      field: 'status',
      headerName: 'Status',
      type: 'singleSelect',
      valueOptions: [...statuses],
      width: 124,
      renderCell: ({ row }) => <Chip size="small" variant="outlined" color={colors[row.status]} label={row.status} />,
    },
    { field: 'station', headerName: 'Station', type: 'singleSelect', valueOptions: [...stations], flex: 1, minWidth: 130 },
    { field: 'hourlyRate', headerName: 'An hour', type: 'number', width: 100, valueFormatter: (value: number) => euros.format(value) },
    {
      field: 'battery',
      headerName: 'Battery',
      type: 'number',
      width: 96,
      valueFormatter: (value: number | null) => (value === null ? '–' : `${value} %`),
    },
    {
      field: 'lastService',
      headerName: 'Serviced',
      type: 'date',
      width: 116,
      valueGetter: (value: string) => new Date(`${value}T00:00`),
      valueFormatter: (value: Date) => value.toLocaleDateString('en', { day: 'numeric', month: 'short', year: 'numeric' }),
    },
    {
      field: 'actions',
      type: 'actions',
      headerName: 'Actions',
      width: 92,
      getActions: ({ id }) => [
        <GridActionsCellItem key="edit" icon={<EditIcon />} label={`Edit ${id}`} onClick={() => onEdit(String(id))} />,
        <GridActionsCellItem key="delete" icon={<DeleteIcon />} label={`Delete ${id}`} onClick={() => onDelete([String(id)])} />,
      ],
    },
  ];
}

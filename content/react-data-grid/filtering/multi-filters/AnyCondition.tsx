import Box from '@mui/material/Box';
import { DataGridPro, GridLogicOperator, type GridColDef } from '@mui/x-data-grid-pro';
import { bikes, bikeStatuses, type Bike } from '../../../velo/bikes.ts';

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...bikeStatuses],
    width: 120,
  },
  { field: 'battery', headerName: 'Battery (%)', type: 'number', flex: 1, minWidth: 120 },
  { field: 'lights', headerName: 'Lights', type: 'boolean', width: 100 },
];

export default function AnyCondition() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        label="Bikes for the workshop"
        rows={bikes}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              logicOperator: GridLogicOperator.Or,
              items: [
                { id: 1, field: 'status', operator: 'is', value: 'in repair' },
                { id: 2, field: 'battery', operator: '<', value: 20 },
                { id: 3, field: 'lights', operator: 'is', value: 'false' },
              ],
            },
          },
        }}
        slotProps={{ toolbar: { showQuickFilter: false } }}
        showToolbar
      />
    </Box>
  );
}

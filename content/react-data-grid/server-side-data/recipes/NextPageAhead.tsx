import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridDataSource, type GridGetRowsParams } from '@mui/x-data-grid';
import { fetchRides } from '../../../velo/grid-server.ts';
import type { Ride } from '../../../velo/single-rides.ts';

const columns: GridColDef<Ride>[] = [
  { field: 'from', headerName: 'From', flex: 1, minWidth: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

type Answer = ReturnType<typeof fetchRides>;
let ahead: { key: string; answer: Answer } | undefined;

const keyOf = ({ start, end, sortModel, filterModel }: GridGetRowsParams) =>
  JSON.stringify([start, end, sortModel, filterModel]);

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const answer = ahead?.key === keyOf(params) ? ahead.answer : fetchRides(params);
    const size = params.end - Number(params.start) + 1;
    const next = { ...params, start: Number(params.start) + size, end: params.end + size };
    void answer.then(({ rowCount }) => {
      if (next.start < rowCount) {
        ahead = { key: keyOf(next), answer: fetchRides(next) };
        // If it is never asked for, nobody handles its error.
        ahead.answer.catch(() => {});
      }
    }, () => {});
    return answer;
  },
};

export default function NextPageAhead() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Rides, the next page ahead"
        columns={columns}
        dataSource={dataSource}
        initialState={{ pagination: { paginationModel: { page: 0, pageSize: 10 } } }}
        pageSizeOptions={[10]}
      />
    </Box>
  );
}

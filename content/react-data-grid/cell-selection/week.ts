import type { GridColDef } from '@mui/x-data-grid-premium';

/** Rides that began at a station, by weekday. */
export interface Week {
  id: number;
  station: string;
  mon: number;
  tue: number;
  wed: number;
  thu: number;
}

export const week: Week[] = [
  { id: 1, station: 'Ferry Quay', mon: 212, tue: 198, wed: 220, thu: 241 },
  { id: 2, station: 'Lighthouse', mon: 48, tue: 51, wed: 44, thu: 60 },
  { id: 3, station: 'Fish Market', mon: 120, tue: 133, wed: 127, thu: 118 },
  { id: 4, station: 'Clock Tower', mon: 301, tue: 287, wed: 295, thu: 310 },
  { id: 5, station: 'Library', mon: 266, tue: 271, wed: 259, thu: 248 },
];

const day = { type: 'number', width: 56, disableColumnMenu: true } as const;

export const weekColumns: GridColDef<Week>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 96 },
  { field: 'mon', headerName: 'Mon', ...day },
  { field: 'tue', headerName: 'Tue', ...day },
  { field: 'wed', headerName: 'Wed', ...day },
  { field: 'thu', headerName: 'Thu', ...day },
];

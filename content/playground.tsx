// The playground: a bare page for trying things out, without the shell and without the site's theme. Nothing links here.
// Change this file while `npm run serve` runs; what it exports is shown at /playground/.
import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const columns: GridColDef[] = [
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 120 },
  { field: 'rides', headerName: 'Rides', type: 'number' },
];

const rows = [
  { id: 1, bike: 'Cargo 12', rides: 41 },
  { id: 2, bike: 'City 7', rides: 96 },
  { id: 3, bike: 'Electric 3', rides: 73 },
];

const items = [{ id: 'fleet', label: 'Fleet', children: rows.map((row) => ({ id: `bike-${row.id}`, label: row.bike })) }];

const pieces: Readonly<Record<string, React.ReactElement>> = {
  'Data Grid': <DataGrid rows={rows} columns={columns} label="Bikes" hideFooter />,
  Charts: <BarChart height={280} xAxis={[{ data: rows.map((row) => row.bike) }]} series={[{ data: rows.map((row) => row.rides), label: 'Rides' }]} />,
  'Tree View': <RichTreeView items={items} defaultExpandedItems={['fleet']} aria-label="Fleet" />,
};

export default function Playground() {
  const [piece, setPiece] = React.useState('Data Grid');
  return (
    <main style={{ maxWidth: 640, margin: '40px auto', padding: '0 16px', fontFamily: 'sans-serif' }}>
      <h1>Playground</h1>
      <p>
        <label>
          Show{' '}
          <select value={piece} onChange={(event) => setPiece(event.target.value)}>
            {Object.keys(pieces).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </p>
      {pieces[piece]}
    </main>
  );
}

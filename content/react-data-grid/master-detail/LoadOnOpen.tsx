import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { bikes, type Bike } from '../../velo/bikes.ts';
import { ridesOf } from '../../velo/single-rides.ts';

const rides = ridesOf(200);
/** Answers of the server so far: a panel that is opened again shows them at once. */
const known = new Map<string, string>();

function LastRide({ bikeId }: { bikeId: string }) {
  const [text, setText] = React.useState(known.get(bikeId));

  React.useEffect(() => {
    if (known.has(bikeId)) return undefined;
    const timer = setTimeout(() => {
      const ride = rides.findLast((candidate) => candidate.bikeId === bikeId);
      const answer = ride ? `Last ride: from ${ride.from} to ${ride.to}, ${ride.minutes} minutes` : 'No rides so far';
      known.set(bikeId, answer);
      setText(answer);
    }, 700);
    return () => clearTimeout(timer);
  }, [bikeId]);

  return (
    <Box sx={{ px: 3, py: 2 }}>
      {text ? <Typography variant="body2">{text}</Typography> : <LinearProgress aria-label={`Loading ${bikeId}`} />}
    </Box>
  );
}

const columns: GridColDef<Bike>[] = [
  { field: 'id', headerName: 'Bike', width: 90 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
];

const getDetailPanelContent: DataGridProProps<Bike>['getDetailPanelContent'] = ({ row }) => <LastRide bikeId={row.id} />;
const getDetailPanelHeight = () => 76;

export default function LoadOnOpen() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Bikes with their last ride"
        rows={bikes}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </Box>
  );
}

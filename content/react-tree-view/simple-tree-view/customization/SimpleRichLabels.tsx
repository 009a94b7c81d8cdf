import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { stations } from '../../../velo/stations.ts';

function StationLabel({ name, bikes }: { name: string; bikes: number }) {
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
      {name}
      <Chip
        size="small"
        variant={bikes === 0 ? 'outlined' : 'filled'}
        label={`${bikes} bikes`}
      />
    </Stack>
  );
}

export default function SimpleRichLabels() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <SimpleTreeView aria-label="Stations" sx={{ maxWidth: 360 }}>
        {stations.slice(3, 7).map((station) => (
          <TreeItem
            key={station.id}
            itemId={station.id}
            label={<StationLabel name={station.name} bikes={station.bikes} />}
          />
        ))}
      </SimpleTreeView>
    </Box>
  );
}

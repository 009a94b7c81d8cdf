import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { districts, stations } from '../../../velo/stations.ts';

export default function SimpleItemsFromData() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <SimpleTreeView aria-label="Stations by district">
        {districts.map((district, index) => (
          <TreeItem key={district} itemId={`district-${index}`} label={district}>
            {stations
              .filter((station) => station.district === district)
              .map((station) => (
                <TreeItem key={station.id} itemId={station.id} label={station.name} />
              ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
    </Box>
  );
}

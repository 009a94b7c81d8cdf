import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { districts, stations } from 'velo/stations';

export default function SimpleItemsFromData() {
  return (
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
  );
}

import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { cityTree } from 'velo/city-tree';

export default function RichDefaultExpanded() {
  return (
    <RichTreeView
      aria-label="Fleet"
      items={cityTree}
      defaultExpandedItems={['campus', 'S08']}
    />
  );
}

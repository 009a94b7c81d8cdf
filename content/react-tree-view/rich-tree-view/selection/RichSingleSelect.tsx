import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { partsTree } from 'velo/fleet-tree';

export default function RichSingleSelect() {
  return (
    <RichTreeView
      aria-label="Part to replace"
      items={partsTree}
      defaultExpandedItems={['frame']}
      defaultSelectedItems="fork"
    />
  );
}

import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { partsTree } from 'velo/fleet-tree';

export default function LabelEditing() {
  return (
    <RichTreeView
      aria-label="Parts"
      items={partsTree}
      isItemEditable
      defaultExpandedItems={['frame']}
    />
  );
}

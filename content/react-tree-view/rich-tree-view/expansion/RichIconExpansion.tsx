import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { partsTree } from 'velo/fleet-tree';

export default function RichIconExpansion() {
  return <RichTreeView aria-label="Parts" items={partsTree} expansionTrigger="iconContainer" />;
}

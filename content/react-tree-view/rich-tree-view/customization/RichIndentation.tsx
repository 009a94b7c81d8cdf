import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { partsTree } from 'velo/fleet-tree';

export default function RichIndentation() {
  return (
    <RichTreeView
      aria-label="Parts"
      items={partsTree}
      itemChildrenIndentation="2em"
      defaultExpandedItems={['drivetrain', 'crankset']}
    />
  );
}

import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { partsTree } from 'velo/fleet-tree';

export default function RichInstantExpansion() {
  return (
    <RichTreeView
      aria-label="Parts"
      items={partsTree}
      slotProps={{ item: { slotProps: { groupTransition: { timeout: 0 } } } }}
    />
  );
}

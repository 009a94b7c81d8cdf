import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { partsTree } from 'velo/fleet-tree';

const slotProps = { item: { slotProps: { checkbox: { 'aria-hidden': true } } } };

export default function DecorativeCheckboxes() {
  return (
    <RichTreeView
      aria-label="Parts to check"
      items={partsTree}
      multiSelect
      checkboxSelection
      slotProps={slotProps}
    />
  );
}

import AddBoxOutlinedIcon from '@mui/icons-material/AddBoxOutlined';
import IndeterminateCheckBoxOutlinedIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import SettingsOutlinedIcon from '@mui/icons-material/SettingsOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { partsTree } from '../../velo/fleet-tree.ts';

export default function TreeIconSlots() {
  return (
    <RichTreeView
      aria-label="Parts of a bike"
      items={partsTree}
      defaultExpandedItems={['wheels']}
      slots={{
        expandIcon: AddBoxOutlinedIcon,
        collapseIcon: IndeterminateCheckBoxOutlinedIcon,
        endIcon: SettingsOutlinedIcon,
      }}
      slotProps={{ endIcon: { color: 'disabled' } }}
    />
  );
}

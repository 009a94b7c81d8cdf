import AddBoxIcon from '@mui/icons-material/AddBoxOutlined';
import BuildIcon from '@mui/icons-material/BuildOutlined';
import IndeterminateCheckBoxIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { partsTree } from 'velo/fleet-tree';

const slots = {
  expandIcon: AddBoxIcon,
  collapseIcon: IndeterminateCheckBoxIcon,
  endIcon: BuildIcon,
};

export default function RichIcons() {
  return (
    <RichTreeView
      aria-label="Parts"
      items={partsTree}
      slots={slots}
      defaultExpandedItems={['frame']}
    />
  );
}

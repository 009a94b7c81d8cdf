import AddBoxIcon from '@mui/icons-material/AddBoxOutlined';
import BuildIcon from '@mui/icons-material/BuildOutlined';
import IndeterminateCheckBoxIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { partsTree } from '../../../velo/fleet-tree.ts';

const slots = {
  expandIcon: AddBoxIcon,
  collapseIcon: IndeterminateCheckBoxIcon,
  endIcon: BuildIcon,
};

export default function RichIcons() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <RichTreeView
        aria-label="Parts"
        items={partsTree}
        slots={slots}
        defaultExpandedItems={['frame']}
      />
    </Box>
  );
}

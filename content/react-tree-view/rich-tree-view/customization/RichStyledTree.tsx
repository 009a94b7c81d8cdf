import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { partsTree } from '../../../velo/fleet-tree.ts';

export default function RichStyledTree() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <RichTreeView
        aria-label="Parts"
        items={partsTree}
        itemChildrenIndentation={0}
        defaultExpandedItems={['drivetrain']}
        sx={{
          [`& .${treeItemClasses.groupTransition}`]: {
            ml: '15px',
            pl: 1,
            borderLeft: 1,
            borderColor: 'divider',
          },
          [`& .${treeItemClasses.content}[data-expanded] > .${treeItemClasses.label}`]: {
            fontWeight: 'medium',
          },
          [`& .${treeItemClasses.content}[data-focused]`]: {
            outline: '2px solid',
            outlineColor: 'primary.main',
          },
        }}
      />
    </Box>
  );
}

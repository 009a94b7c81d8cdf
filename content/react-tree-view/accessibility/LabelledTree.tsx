import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { partsTree } from '../../velo/fleet-tree.ts';

export default function LabelledTree() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <Typography id="spare-parts-heading" component="div" variant="subtitle1">
        Spare parts
      </Typography>
      <RichTreeView aria-labelledby="spare-parts-heading" id="spare-parts" items={partsTree} />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const manual: TreeViewBaseItem[] = [
  {
    id: 'brakes',
    label: 'Brakes',
    children: [
      { id: 'pads', label: 'Replace the pads' },
      { id: 'cable', label: 'Tension the cable' },
    ],
  },
  {
    id: 'lights',
    label: 'Lights',
    children: [{ id: 'dynamo', label: 'Test the dynamo' }],
  },
];

export default function FirstRichTree() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <RichTreeView
        aria-label="Workshop manual"
        items={manual}
        defaultExpandedItems={['brakes']}
      />
    </Box>
  );
}

import ShoppingCartIcon from '@mui/icons-material/ShoppingCartOutlined';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { partsTree } from '../../../velo/fleet-tree.ts';

const onOrder = ['chain', 'tyres'];

const itemProps = ({ itemId }: { itemId: string }) =>
  onOrder.includes(itemId)
    ? {
        slots: { endIcon: ShoppingCartIcon },
        slotProps: { label: { style: { fontStyle: 'italic' } } },
      }
    : {};

export default function RichItemSlotProps() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <RichTreeView
        aria-label="Parts"
        items={partsTree}
        defaultExpandedItems={['drivetrain', 'wheels']}
        slotProps={{ item: itemProps }}
      />
    </Box>
  );
}

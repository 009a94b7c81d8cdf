import ShoppingCartIcon from '@mui/icons-material/ShoppingCartOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { partsTree } from 'velo/fleet-tree';

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
    <RichTreeView
      aria-label="Parts"
      items={partsTree}
      defaultExpandedItems={['drivetrain', 'wheels']}
      slotProps={{ item: itemProps }}
    />
  );
}

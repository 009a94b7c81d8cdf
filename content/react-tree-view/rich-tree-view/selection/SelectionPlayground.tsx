import Box from '@mui/material/Box';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';

interface Part {
  id: string;
  label: string;
  children?: Part[];
}

type SelectionPlaygroundProps = Pick<
  RichTreeViewProps<Part, boolean>,
  'multiSelect' | 'checkboxSelection' | 'disableSelection' | 'expansionTrigger' | 'itemChildrenIndentation'
>;

const parts: Part[] = [
  {
    id: 'wheels',
    label: 'Wheels',
    children: [
      { id: 'rims', label: 'Rims' },
      { id: 'spokes', label: 'Spokes' },
      { id: 'tyres', label: 'Tyres' },
    ],
  },
  {
    id: 'drivetrain',
    label: 'Drivetrain',
    children: [
      { id: 'chain', label: 'Chain' },
      { id: 'crankset', label: 'Crankset' },
    ],
  },
  { id: 'bell', label: 'Bell' },
];

// The item itself tells assistive technology whether it is selected: the checkbox is for the eye.
const slotProps = { item: { slotProps: { checkbox: { 'aria-hidden': true } } } };

export default function SelectionPlayground({ multiSelect, ...props }: SelectionPlaygroundProps) {
  return (
    <Box sx={{ minHeight: 270, width: '100%', maxWidth: 320 }}>
      <RichTreeView
        // One item or a list of them: a tree keeps to the one that it began with.
        key={String(multiSelect)}
        aria-label="Parts to order"
        items={parts}
        multiSelect={multiSelect}
        defaultExpandedItems={['wheels', 'drivetrain']}
        slotProps={slotProps}
        {...props}
      />
    </Box>
  );
}

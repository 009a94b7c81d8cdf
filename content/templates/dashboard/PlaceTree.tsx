import * as React from 'react';
import Box from '@mui/material/Box';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { town, type Place } from './city.ts';

const PlaceItem = React.forwardRef(function PlaceItem(props: TreeItemProps, ref: React.Ref<HTMLLIElement>) {
  const place = useTreeItemModel<Place>(props.itemId);
  return (
    <TreeItem
      {...props}
      ref={ref}
      label={
        <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          {props.label}
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {place?.bikes}
          </Box>
        </Box>
      }
    />
  );
});

const expanded = ['town', ...(town.children ?? []).map(({ id }) => id)];

interface PlaceTreeProps {
  value: string;
  onChange: (id: string) => void;
}

/** The town as a tree, with the bikes that stand in each place. What is chosen here is shown everywhere. */
export default function PlaceTree({ value, onChange }: PlaceTreeProps) {
  return (
    <RichTreeView
      aria-label="Places, and the bikes that stand there"
      items={[town]}
      slots={{ item: PlaceItem }}
      defaultExpandedItems={expanded}
      selectedItems={value}
      onSelectedItemsChange={(_, id) => id && onChange(id)}
      expansionTrigger="iconContainer"
    />
  );
}

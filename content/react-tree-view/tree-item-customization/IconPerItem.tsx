import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import LocationCityIcon from '@mui/icons-material/LocationCity';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import type { UseTreeItemLabelSlotOwnProps } from '@mui/x-tree-view/useTreeItem';
import { cityTree } from '../../velo/city-tree.ts';
import type { CityItem } from '../../velo/city-tree.ts';

const icons = { district: LocationCityIcon, station: PlaceIcon, bike: DirectionsBikeIcon };

interface KindLabelProps extends UseTreeItemLabelSlotOwnProps {
  kind: CityItem['kind'];
}

function KindLabel({ children, kind, ...other }: KindLabelProps) {
  const KindIcon = icons[kind];
  return (
    <TreeItemLabel {...other} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <KindIcon fontSize="small" color="action" />
      {children}
    </TreeItemLabel>
  );
}

function FleetTreeItem(props: TreeItemProps & { ref?: React.Ref<HTMLLIElement> }) {
  const { kind } = useTreeItemModel<CityItem>(props.itemId)!;
  return (
    <TreeItem
      {...props}
      slots={{ label: KindLabel }}
      slotProps={{ label: { kind } as Partial<KindLabelProps> }}
    />
  );
}

const slots = { item: FleetTreeItem };

export default function IconPerItem() {
  return (
    <Box sx={{ minHeight: 240, width: 280, maxWidth: '100%' }}>
      <RichTreeView
        aria-label="Fleet"
        items={cityTree}
        defaultExpandedItems={['harbour', 'S01']}
        slots={slots}
      />
    </Box>
  );
}

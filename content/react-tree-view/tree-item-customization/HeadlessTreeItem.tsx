import * as React from 'react';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import LocationCityIcon from '@mui/icons-material/LocationCity';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import type { UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';
import { cityTree } from '../../velo/city-tree.ts';
import type { CityItem } from '../../velo/city-tree.ts';

const icons = { district: LocationCityIcon, station: PlaceIcon, bike: DirectionsBikeIcon };

function FleetItem(props: UseTreeItemParameters) {
  const { children } = props;
  const item = useTreeItem(props);
  const model = useTreeItemModel<CityItem>(props.itemId);
  const KindIcon = icons[model?.kind ?? 'bike'];

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <KindIcon fontSize="small" color="action" />
          <TreeItemLabel {...item.getLabelProps()} />
          {model !== null && model.count > 0 && <Chip size="small" label={model.count} />}
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
}

export default function HeadlessTreeItem() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <RichTreeView
        aria-label="Fleet"
        items={cityTree}
        defaultExpandedItems={['harbour', 'S01']}
        slots={{ item: FleetItem }}
      />
    </Box>
  );
}

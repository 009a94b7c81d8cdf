import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { partsTree } from '../../velo/fleet-tree.ts';

type OpenMenu = (row: HTMLElement, itemId: string) => void;
const MenuContext = React.createContext<OpenMenu>(() => {});

function MenuTreeItem(props: TreeItemProps & { ref?: React.Ref<HTMLLIElement> }) {
  const openMenu = React.useContext(MenuContext);
  const onContextMenu = (event: React.MouseEvent<HTMLElement>) => {
    event.preventDefault();
    // The event would go on to the items above.
    event.stopPropagation();
    openMenu(event.currentTarget.firstElementChild as HTMLElement, props.itemId);
  };
  return <TreeItem {...props} onContextMenu={onContextMenu} />;
}

const slots = { item: MenuTreeItem };

export default function ItemMenu() {
  const [menu, setMenu] = React.useState<{ row: HTMLElement; itemId: string } | null>(null);
  const [done, setDone] = React.useState('Right-click a part, or press Shift+F10 on it.');
  const openMenu = React.useCallback<OpenMenu>((row, itemId) => setMenu({ row, itemId }), []);

  const choose = (action: string) => {
    setDone(`${action}: ${menu?.itemId}`);
    setMenu(null);
  };

  return (
    <Box sx={{ minHeight: 220, minWidth: 250 }}>
      <MenuContext.Provider value={openMenu}>
        <RichTreeView
          aria-label="Parts"
          items={partsTree}
          defaultExpandedItems={['wheels']}
          slots={slots}
        />
      </MenuContext.Provider>
      <Menu open={menu !== null} anchorEl={menu?.row} onClose={() => setMenu(null)}>
        <MenuItem onClick={() => choose('Order')}>Order</MenuItem>
        <MenuItem onClick={() => choose('Report as broken')}>Report as broken</MenuItem>
      </Menu>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {done}
      </Typography>
    </Box>
  );
}

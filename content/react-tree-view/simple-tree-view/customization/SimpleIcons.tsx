import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import StarIcon from '@mui/icons-material/Star';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const slots = { expandIcon: FolderIcon, collapseIcon: FolderOpenIcon, endIcon: ArticleIcon };

export default function SimpleIcons() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <SimpleTreeView aria-label="Documents" slots={slots} defaultExpandedItems={['manuals']}>
        <TreeItem itemId="manuals" label="Manuals">
          <TreeItem itemId="cargo" label="Cargo bikes" />
          <TreeItem itemId="tandem" label="Tandems" />
        </TreeItem>
        <TreeItem itemId="posters" label="Posters">
          <TreeItem itemId="spring" label="Spring campaign" />
        </TreeItem>
        <TreeItem itemId="favourite" label="Emergency numbers" slots={{ icon: StarIcon }} />
      </SimpleTreeView>
    </Box>
  );
}

import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import Box from '@mui/material/Box';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';

const stations = [
  { id: 'port', label: 'الميناء', children: [{ id: 'quay', label: 'رصيف العبارات' }] },
  { id: 'campus', label: 'الحرم الجامعي', children: [{ id: 'library', label: 'المكتبة' }] },
];

const rightToLeft = (outer: Theme): Theme => ({ ...outer, direction: 'rtl' });

const indentFromTheRight = {
  [`& .${treeItemClasses.content}`]: {
    pl: 1,
    paddingInlineStart:
      'calc(8px + var(--TreeView-itemChildrenIndentation) * var(--TreeView-itemDepth))',
  },
};

export default function RightToLeftTree() {
  return (
    <ThemeProvider theme={rightToLeft}>
      <Box dir="rtl" lang="ar" sx={{ minHeight: 150, minWidth: 250 }}>
        <RichTreeView
          aria-label="المحطات"
          items={stations}
          defaultExpandedItems={['port']}
          slots={{ expandIcon: ChevronLeftIcon }}
          sx={indentFromTheRight}
        />
      </Box>
    </ThemeProvider>
  );
}

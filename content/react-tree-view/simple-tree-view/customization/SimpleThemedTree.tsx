import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import type {} from '@mui/x-tree-view/themeAugmentation';

const withDenseTrees = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiTreeItem: {
      defaultProps: { slotProps: { groupTransition: { timeout: 0 } } },
      styleOverrides: {
        content: { paddingBlock: 0 },
        label: { fontSize: '0.8125rem' },
      },
    },
  },
});

export default function SimpleThemedTree() {
  return (
    <ThemeProvider theme={withDenseTrees}>
      <SimpleTreeView aria-label="Dense list of parts" sx={{ minWidth: 250 }}>
        <TreeItem itemId="bolts" label="Bolts">
          <TreeItem itemId="m5" label="M5" />
          <TreeItem itemId="m6" label="M6" />
        </TreeItem>
        <TreeItem itemId="nuts" label="Nuts" />
      </SimpleTreeView>
    </ThemeProvider>
  );
}

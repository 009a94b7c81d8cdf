import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import {
  ExportExcel,
  Toolbar,
  ToolbarButton,
  gridFilterModelSelector,
  gridRowSelectionIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridSlotProps,
} from '@mui/x-data-grid-premium';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    onOrderParts?: (ids: string[]) => void;
  }
}

const excelOptions = { fileName: 'parts', columnsStyles: { price: { numFmt: '#,##0.00' }, value: { numFmt: '#,##0.00' } } };

export function InventoryToolbar({ onOrderParts }: GridSlotProps['toolbar']) {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionIdsSelector);
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const shortOnly = items.some((item) => item.field === 'short');

  // The selection also has the ids of groups, which the grid made up. Those of parts begin with a T.
  const ids = [...selected.keys()].map(String).filter((id) => id.startsWith('T'));

  const toggleShort = () =>
    apiRef.current.setFilterModel({
      items: shortOnly ? [] : [{ field: 'short', operator: 'is', value: 'true' }],
    });
  const order = () => {
    onOrderParts?.(ids);
    apiRef.current.setRowSelectionModel({ type: 'include', ids: new Set() });
  };

  return (
    <Toolbar aria-label="Parts">
      <ToolbarButton
        aria-pressed={shortOnly}
        onClick={toggleShort}
        render={<Button size="small" variant={shortOnly ? 'contained' : 'outlined'} />}
      >
        To order
      </ToolbarButton>
      <ToolbarButton
        disabled={ids.length === 0}
        onClick={order}
        render={<Button size="small" variant="outlined" sx={{ ml: 0.5, mr: 'auto' }} />}
      >
        Order {ids.length || ''}
      </ToolbarButton>
      <Tooltip title="Excel file">
        <ExportExcel options={excelOptions} render={<ToolbarButton aria-label="Excel file" />}>
          <DownloadIcon fontSize="small" />
        </ExportExcel>
      </Tooltip>
    </Toolbar>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchCityItems } from '../../../velo/city-tree.ts';
import type { CityItem } from '../../../velo/city-tree.ts';

const noItems: CityItem[] = [];

export default function LazyRoot() {
  const [loading, setLoading] = React.useState(true);
  const [dataSource] = React.useState(() => ({
    getChildrenCount: (item: CityItem) => item.count,
    getTreeItems: (parentId?: string) =>
      fetchCityItems(parentId).finally(() => setLoading(false)),
  }));

  return (
    <Box aria-busy={loading} sx={{ minHeight: 180, minWidth: 250 }}>
      {loading && <LinearProgress aria-label="Loading the fleet" />}
      <div hidden={loading}>
        <RichTreeViewPro aria-label="Fleet" items={noItems} dataSource={dataSource} />
      </div>
    </Box>
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { cityTree, fetchCityItems } from '../../../velo/city-tree.ts';
import type { CityItem } from '../../../velo/city-tree.ts';

const districts: CityItem[] = cityTree.map(({ children, ...district }) => district);

export default function LazyCache() {
  const [requests, setRequests] = React.useState(0);
  const [cache] = React.useState(() => new DataSourceCacheDefault({ ttl: 5_000 }));
  const [dataSource] = React.useState(() => ({
    getChildrenCount: (item: CityItem) => item.count,
    getTreeItems: (parentId?: string) => {
      setRequests((count) => count + 1);
      return fetchCityItems(parentId);
    },
  }));

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <Typography aria-live="polite">Requests so far: {requests}</Typography>
      <RichTreeViewPro
        aria-label="Fleet"
        items={districts}
        dataSource={dataSource}
        dataSourceCache={cache}
      />
    </Stack>
  );
}

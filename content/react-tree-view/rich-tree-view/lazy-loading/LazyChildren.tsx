import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { cityTree, fetchCityItems } from '../../../velo/city-tree.ts';
import type { CityItem } from '../../../velo/city-tree.ts';

// The first level is known; `fetchCityItems` answers with the children of one item.
const districts: CityItem[] = cityTree.map(({ children, ...district }) => district);

const dataSource = {
  getChildrenCount: (item: CityItem) => item.count,
  getTreeItems: fetchCityItems,
};

export default function LazyChildren() {
  return (
    <Box sx={{ minHeight: 180, minWidth: 250 }}>
      <RichTreeViewPro aria-label="Fleet" items={districts} dataSource={dataSource} />
    </Box>
  );
}

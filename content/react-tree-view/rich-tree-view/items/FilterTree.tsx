import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { cityTree } from '../../../velo/city-tree.ts';
import type { CityItem } from '../../../velo/city-tree.ts';

/** What matches, with its ancestors; of an item that matches itself, everything below is kept. */
function filterItems(items: CityItem[], query: string): CityItem[] {
  return items.flatMap((item) => {
    if (item.label.toLowerCase().includes(query)) return [item];
    const children = filterItems(item.children ?? [], query);
    return children.length ? [{ ...item, children }] : [];
  });
}

/** Items to open, so that every match is in sight: those above one. */
const parentsOfMatches = (items: CityItem[], query: string): string[] =>
  items.flatMap((item) =>
    item.label.toLowerCase().includes(query)
      ? []
      : [item.id, ...parentsOfMatches(item.children ?? [], query)],
  );

export default function FilterTree() {
  const [search, setSearch] = React.useState('');
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const query = search.trim().toLowerCase();
  const items = React.useMemo(() => (query ? filterItems(cityTree, query) : cityTree), [query]);

  const handleSearch = (value: string) => {
    setSearch(value);
    const next = value.trim().toLowerCase();
    setExpanded(next ? parentsOfMatches(filterItems(cityTree, next), next) : []);
  };

  return (
    <Stack spacing={1} sx={{ minHeight: 320, minWidth: 250 }}>
      <TextField
        type="search"
        size="small"
        label="Find a district, station or bike"
        placeholder="kestrel"
        value={search}
        onChange={(event) => handleSearch(event.target.value)}
      />
      {items.length > 0 ? (
        <RichTreeView
          aria-label="Velo in town"
          items={items}
          expandedItems={expanded}
          onExpandedItemsChange={(event, itemIds) => setExpanded(itemIds)}
        />
      ) : null}
      <Typography variant="body2" color="text.secondary" role="status">
        {items.length === 0 ? `Nothing is called "${search}".` : ''}
      </Typography>
    </Stack>
  );
}

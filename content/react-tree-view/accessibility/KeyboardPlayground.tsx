import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { cityTree } from '../../velo/city-tree.ts';

export default function KeyboardPlayground() {
  const [log, setLog] = React.useState<string[]>([]);
  const add = (line: string) => setLog((old) => [line, ...old].slice(0, 4));

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <RichTreeView
        aria-label="Fleet"
        items={cityTree}
        multiSelect
        defaultExpandedItems={['harbour']}
        onKeyDown={(event) => add(`key ${event.key === ' ' ? 'Space' : event.key}`)}
        onItemFocus={(event, itemId) => add(`focus ${itemId}`)}
        onItemExpansionToggle={(event, itemId, isExpanded) =>
          add(`${isExpanded ? 'expand' : 'collapse'} ${itemId}`)
        }
        onItemSelectionToggle={(event, itemId, isSelected) =>
          add(`${isSelected ? 'select' : 'deselect'} ${itemId}`)
        }
      />
      <Typography component="pre" variant="body2" sx={{ minHeight: '6em' }}>
        {log.join('\n')}
      </Typography>
    </Stack>
  );
}

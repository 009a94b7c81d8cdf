import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const depots = [
  { id: 'north', label: 'North depot' },
  { id: 'south', label: 'South depot (fails the first time)' },
];

export default function LazyErrors() {
  const [message, setMessage] = React.useState('');
  const [dataSource] = React.useState(() => {
    let failures = 0;
    return {
      getChildrenCount: (item: { id: string }) => (item.id.includes('-') ? 0 : 1),
      getTreeItems: async (parentId?: string) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        if (parentId === 'south' && failures === 0) {
          failures += 1;
          setMessage('The south depot does not answer. Open it again to retry.');
          throw new Error('No answer');
        }
        setMessage('');
        return [{ id: `${parentId}-van`, label: 'Van with 12 bikes' }];
      },
    };
  });

  return (
    <Stack spacing={1} sx={{ minHeight: 180, minWidth: 250 }}>
      <RichTreeViewPro aria-label="Depots" items={depots} dataSource={dataSource} />
      {message && <Alert severity="error">{message}</Alert>}
    </Stack>
  );
}

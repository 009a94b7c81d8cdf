import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { Bike } from './bikes.ts';
import { queryOf, type ListState } from './listState.ts';

/** Filters that somebody needs every day. */
const views: { title: string; filter: ListState['filter']; holds: (bike: Bike) => boolean }[] = [
  { title: 'All bikes', filter: [], holds: () => true },
  { title: 'Out on a ride', filter: [{ field: 'status', operator: 'is', value: 'Rented' }], holds: ({ status }) => status === 'Rented' },
  { title: 'In the workshop', filter: [{ field: 'status', operator: 'is', value: 'In repair' }], holds: ({ status }) => status === 'In repair' },
  { title: 'To be charged', filter: [{ field: 'battery', operator: '<', value: 25 }], holds: ({ battery }) => battery !== null && battery < 25 },
];

interface ViewListProps {
  bikes: Bike[];
  state: ListState;
  onChoose: (filter: ListState['filter']) => void;
}

export default function ViewList({ bikes, state, onChoose }: ViewListProps) {
  const keyOf = (filter: ListState['filter']) => queryOf({ ...state, search: '', sort: [], page: 0, bike: undefined, filter });
  return (
    <List>
      {views.map(({ title, filter, holds }) => {
        const isShown = keyOf(filter) === keyOf(state.filter);
        return (
          <ListItem key={title} disablePadding>
            <ListItemButton
              selected={isShown}
              aria-current={isShown ? 'true' : undefined}
              onClick={() => onChoose(filter)}
              sx={{ borderRadius: 2, mx: 1 }}
            >
              <ListItemText primary={title} />
              <Chip size="small" label={bikes.filter(holds).length} />
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}

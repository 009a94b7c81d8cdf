import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Snackbar from '@mui/material/Snackbar';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import SearchIcon from '@mui/icons-material/Search';
import type { GridRowSelectionModel } from '@mui/x-data-grid';
import AppFrame from './AppFrame.tsx';
import BikeForm from './BikeForm.tsx';
import BikeGrid from './BikeGrid.tsx';
import DeleteDialog from './DeleteDialog.tsx';
import ViewList from './ViewList.tsx';
import { nextId, type Bike } from './bikes.ts';
import useBikes from './useBikes.ts';
import useListState from './useListState.ts';

const none: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function CrudDashboard() {
  const { bikes, save, remove, undo } = useBikes();
  const [state, change] = useListState();
  const [selected, setSelected] = React.useState(none);
  const [toDelete, setToDelete] = React.useState<string[]>();
  const [news, setNews] = React.useState<{ text: string; canUndo: boolean }>();

  const shown = bikes.find(({ id }) => id === state.bike);
  const isNew = state.bike === 'new';
  const close = () => change({ bike: undefined });

  const keep = (bike: Bike) => {
    save(bike);
    close();
    setNews({ text: `Bike ${bike.id} is ${isNew ? 'in the list' : 'saved'}`, canUndo: true });
  };
  const deleteThem = (ids: string[]) => {
    remove(ids);
    setSelected(none);
    setToDelete(undefined);
    setNews({ text: ids.length === 1 ? `Bike ${ids[0]} is gone` : `${ids.length} bikes are gone`, canUndo: true });
  };

  return (
    <AppFrame
      navigation={(onClose) => (
        <ViewList
          bikes={bikes}
          state={state}
          onChoose={(filter) => {
            change({ filter, page: 0 });
            onClose();
          }}
        />
      )}
    >
      <Box component="main" sx={{ px: { xs: 2, sm: 4 }, py: { xs: 3, md: 5 }, maxWidth: 1280, mx: 'auto' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 3 }}>
          <Typography component="h1" sx={{ fontSize: { xs: 30, md: 38 }, fontWeight: 800, letterSpacing: '-0.03em' }}>
            The fleet
          </Typography>
          <Button variant="contained" disableElevation startIcon={<AddIcon />} onClick={() => change({ bike: 'new' })} sx={{ textTransform: 'none', fontWeight: 700 }}>
            Add a bike
          </Button>
        </Box>
        {state.bike && !shown && !isNew && (
          <Alert severity="warning" onClose={close} sx={{ mb: 2 }}>
            There is no bike {state.bike}. Somebody may have deleted it.
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2, minHeight: 40 }}>
          <TextField
            size="small"
            type="search"
            label="Search"
            value={state.search}
            onChange={(event) => change({ search: event.target.value, page: 0 })}
            slotProps={{
              input: {
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchIcon fontSize="small" />
                  </InputAdornment>
                ),
              },
            }}
            sx={{ flex: '0 1 320px' }}
          />
          {selected.ids.size > 0 && (
            <Button color="error" variant="outlined" startIcon={<DeleteIcon />} onClick={() => setToDelete([...selected.ids].map(String))} sx={{ textTransform: 'none' }}>
              Delete {selected.ids.size}
            </Button>
          )}
        </Box>
        <BikeGrid bikes={bikes} state={state} onChange={change} selected={selected} onSelect={setSelected} onDelete={setToDelete} />
      </Box>

      {(shown || isNew) && <BikeForm key={state.bike} bike={shown} newId={nextId(bikes)} onSave={keep} onClose={close} />}
      {toDelete && <DeleteDialog ids={toDelete} onDelete={() => deleteThem(toDelete)} onClose={() => setToDelete(undefined)} />}
      <Snackbar
        open={news !== undefined}
        autoHideDuration={6000}
        onClose={(_, reason) => reason !== 'clickaway' && setNews(undefined)}
        message={news?.text}
        action={
          news?.canUndo && (
            <Button
              size="small"
              color="inherit"
              onClick={() => {
                undo();
                setNews({ text: 'As it was before', canUndo: false });
              }}
            >
              Undo
            </Button>
          )
        }
      />
    </AppFrame>
  );
}

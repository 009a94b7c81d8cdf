import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import VeloMark from '../shared/VeloMark.tsx';
import FigureCards from './FigureCards.tsx';
import PlaceTree from './PlaceTree.tsx';
import { RidesByDay, RidesByHour, RidesByKind } from './RideCharts.tsx';
import RideGrid from './RideGrid.tsx';
import { placeOf, town } from './city.ts';
import { figuresOf, periods, type Period } from './figures.ts';

export default function Dashboard() {
  const [placeId, setPlaceId] = React.useState(town.id);
  const [period, setPeriod] = React.useState<Period>(30);
  const place = placeOf(placeId) ?? town;
  const tree = <PlaceTree value={place.id} onChange={setPlaceId} />;

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '272px minmax(0, 1fr)' }, minHeight: '100dvh', bgcolor: 'background.default', color: 'text.primary' }}>
      <Box
        component="aside"
        aria-label="Places"
        sx={(theme) => ({
          display: { xs: 'none', lg: 'block' },
          position: 'sticky',
          top: 0,
          height: '100dvh',
          overflowY: 'auto',
          p: 2,
          pb: 9,
          borderInlineEnd: 1,
          borderColor: 'divider',
          bgcolor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.primary.main} 5%, transparent)`,
        })}
      >
        <Box sx={{ px: 1, pt: 0.5, pb: 3 }}>
          <VeloMark />
        </Box>
        {tree}
      </Box>
      <Box sx={{ minWidth: 0, maxWidth: 1400, width: '100%', mx: 'auto', px: { xs: 2, sm: 3, lg: 5 }, pb: 10 }}>
        <Box component="header" sx={{ display: { lg: 'none' }, py: 2 }}>
          <VeloMark size={24} />
        </Box>
        <Box component="main" sx={{ display: 'grid', gap: 2, pt: { lg: 4 } }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 1 }}>
            <Typography component="h1" sx={{ fontSize: { xs: 28, md: 38 }, fontWeight: 800, letterSpacing: '-0.03em' }} aria-live="polite">
              {place.label}
            </Typography>
            <ToggleButtonGroup
              exclusive
              size="small"
              color="primary"
              aria-label="Period"
              value={period}
              // One of them always holds: pressing the chosen one changes nothing.
              onChange={(_, days: Period | null) => days && setPeriod(days)}
            >
              {periods.map(({ days, label }) => (
                <ToggleButton key={days} value={days} sx={{ textTransform: 'none', fontWeight: 600, px: 2 }}>
                  {label}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          </Box>
          <Accordion variant="outlined" disableGutters slotProps={{ heading: { component: 'h2' } }} sx={{ display: { lg: 'none' }, '&.MuiAccordion-root': { borderRadius: 4 }, '&::before': { display: 'none' } }}>
            <AccordionSummary expandIcon={<ExpandMoreIcon />} id="places-header" aria-controls="places-content">
              <PlaceIcon fontSize="small" sx={{ mr: 1 }} />
              <Typography component="span" sx={{ fontWeight: 600 }}>
                Another place
              </Typography>
            </AccordionSummary>
            <AccordionDetails>{tree}</AccordionDetails>
          </Accordion>
          <FigureCards figures={figuresOf(place, period)} place={place} />
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' } }}>
            <RidesByDay place={place} period={period} />
            <RidesByKind place={place} period={period} />
          </Box>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 3fr)' } }}>
            <RidesByHour place={place} />
            <RideGrid place={place} />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import BikePicture from '../BikePicture.tsx';
import { euros, pelican, plans } from '../pelican.ts';

export default function RideCard() {
  const [plan, setPlan] = React.useState(plans[0]);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [isBooked, setBooked] = React.useState(false);
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <Paper variant="outlined" sx={{ width: 320, maxWidth: '100%', borderRadius: 4, overflow: 'hidden' }}>
      <Box sx={{ display: 'grid', placeItems: 'center', py: 3, color: 'primary.main', bgcolor: 'action.hover' }}>
        <BikePicture />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, p: 2.5 }}>
        <div>
          <Typography variant="overline" color="text.secondary">
            {pelican.kind}
          </Typography>
          <Typography variant="h6" component="p">
            {pelican.name}
          </Typography>
        </div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {pelican.facts.map((fact) => (
            <Box key={fact} sx={{ px: 1.25, py: 0.25, borderRadius: 5, bgcolor: 'action.selected', fontSize: 13 }}>
              {fact}
            </Box>
          ))}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography variant="body2" color="text.secondary">
            200 rides this week
          </Typography>
          <SparkLineChart
            plotType="bar"
            width={110}
            height={36}
            data={pelican.rides}
            color={palette.primary.main}
            aria-label="Rides of each day"
          />
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography sx={{ fontSize: 22, fontWeight: 700 }}>{euros(plan.price)}</Typography>
          <Button color="inherit" sx={{ borderRadius: 5 }} aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
            {plan.label} ▾
          </Button>
        </Box>
        <Button variant="contained" disableElevation sx={{ py: 1.25, borderRadius: 5 }} onClick={() => setBooked(!isBooked)}>
          {isBooked ? 'Booked, cancel?' : 'Book this bike'}
        </Button>
      </Box>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { borderRadius: 3, minWidth: 180 } } }}
      >
        {plans.map((one) => (
          <MenuItem
            key={one.label}
            selected={one === plan}
            sx={{ justifyContent: 'space-between', gap: 3 }}
            onClick={() => {
              setPlan(one);
              setAnchor(null);
            }}
          >
            {one.label} <Box component="span" sx={{ color: 'text.secondary' }}>{euros(one.price)}</Box>
          </MenuItem>
        ))}
      </Menu>
    </Paper>
  );
}

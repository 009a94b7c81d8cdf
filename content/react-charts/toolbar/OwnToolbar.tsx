import * as React from 'react';
import BarChartIcon from '@mui/icons-material/BarChart';
import PercentIcon from '@mui/icons-material/Percent';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';
import { ridesByMonth } from '../../velo/rides.ts';

interface SharesContextValue {
  shares: boolean;
  setShares: (shares: boolean) => void;
}
const SharesContext = React.createContext<SharesContextValue>({ shares: false, setShares: () => {} });

function RidesToolbar() {
  const { shares, setShares } = React.useContext(SharesContext);

  return (
    <Toolbar aria-label="Rides per month">
      <Typography variant="subtitle2" component="h3" sx={{ flexGrow: 1, pl: 1 }}>
        Rides per month
      </Typography>
      <Tooltip title="Numbers">
        <ToolbarButton
          render={<IconButton size="small" color={shares ? 'default' : 'primary'} />}
          aria-pressed={!shares}
          onClick={() => setShares(false)}
        >
          <BarChartIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Tooltip title="Shares">
        <ToolbarButton
          render={<IconButton size="small" color={shares ? 'primary' : 'default'} />}
          aria-pressed={shares}
          onClick={() => setShares(true)}
        >
          <PercentIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
    </Toolbar>
  );
}

export default function OwnToolbar() {
  const [shares, setShares] = React.useState(false);
  const context = React.useMemo(() => ({ shares, setShares }), [shares]);
  const stack = { stack: 'all', stackOffset: shares ? 'expand' : 'none' } as const;

  return (
    <SharesContext.Provider value={context}>
      <BarChart
        height={280}
        showToolbar
        slots={{ toolbar: RidesToolbar }}
        xAxis={[{ data: ridesByMonth.map((row) => row.label) }]}
        yAxis={[
          {
            scaleType: 'linear',
            width: 56,
            valueFormatter: (value: number) => (shares ? `${value * 100}%` : value.toLocaleString('en-US')),
          },
        ]}
        series={[
          { ...stack, label: 'City', data: ridesByMonth.map((row) => row.city) },
          { ...stack, label: 'Electric', data: ridesByMonth.map((row) => row.electric) },
        ]}
        role="img"
        aria-label="Stacked bar chart of the rides per month of 2024, as numbers or as shares"
      />
    </SharesContext.Provider>
  );
}

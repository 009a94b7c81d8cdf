import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const batteryReports = [82, 74, null, null, 58, 49, 91];

export default function MissingValues() {
  const [connectNulls, setConnectNulls] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="connectNulls"
        control={<Switch checked={connectNulls} onChange={(event) => setConnectNulls(event.target.checked)} />}
      />
      <LineChart
        height={260}
        xAxis={[{ scaleType: 'point', data: days }]}
        yAxis={[{ min: 0, max: 100, label: 'Battery (%)', width: 60 }]}
        series={[
          {
            data: batteryReports,
            label: 'Kestrel B0012',
            area: true,
            connectNulls,
            valueFormatter: (value) => (value === null ? 'no report' : `${value}%`),
          },
        ]}
        role="img"
        aria-label="Area chart of a bike's battery over a week; Wednesday and Thursday sent no report"
      />
    </Box>
  );
}

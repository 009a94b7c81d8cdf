import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { ridesByMonth } from '../../velo/rides.ts';

const orders = ['none', 'reverse', 'ascending', 'descending', 'appearance', 'insideOut'] as const;
type Order = (typeof orders)[number];

const dataset = ridesByMonth.map(({ label, city, electric, cargo }) => ({ label, city, electric, cargo }));

export default function StackOrders() {
  const [order, setOrder] = React.useState<Order>('descending');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="stackOrder"
        value={order}
        onChange={(event) => setOrder(event.target.value as Order)}
        sx={{ mb: 1, minWidth: 160 }}
      >
        {orders.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        height={280}
        dataset={dataset}
        xAxis={[{ dataKey: 'label' }]}
        yAxis={[{ label: 'Rides per month', width: 72 }]}
        series={[
          { dataKey: 'electric', label: 'Electric', stack: 'rides', stackOrder: order },
          { dataKey: 'city', label: 'City', stack: 'rides' },
          { dataKey: 'cargo', label: 'Cargo', stack: 'rides' },
        ]}
        role="img"
        aria-label={`Stacked bars of the rides per month of 2024 by kind of bike, in the order ${order}`}
      />
    </Box>
  );
}

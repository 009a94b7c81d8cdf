import * as React from 'react';
import Box from '@mui/material/Box';
import { color } from 'docs/colors';
import { extra } from 'docsx/words';
import { BikeList, type Bike } from '@velo/kit';
import { named } from './parts/format';
import list from './list.json';
import './basic.css';

// The bikes of the demo.
const bikes: readonly Bike[] = list;

interface BasicProps {
  /** How many. */
  count?: number;
}

export default function Basic({ count = 2 }: BasicProps) {
  const shown = bikes.slice(0, count) as Bike[];

  // A comment stays.
  return (
    <Box sx={{ color }}>
      <BikeList bikes={shown} empty={named<string>(extra)} />
      <p className="basic">Bikes</p>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import { features, plans } from './plans.ts';

function Value({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value;
  const Icon = value ? CheckIcon : RemoveIcon;
  return <Icon fontSize="small" color={value ? 'primary' : 'disabled'} titleAccess={value ? 'Included' : 'Not included'} />;
}

/** All that the plans have, side by side. On a phone the table scrolls below its first column, which stays. */
export default function ComparisonTable({ labelledBy }: { labelledBy: string }) {
  const sticky = { position: 'sticky', insetInlineStart: 0, bgcolor: 'background.default', zIndex: 1 } as const;
  return (
    <TableContainer tabIndex={0} role="region" aria-labelledby={labelledBy}>
      <Table sx={{ minWidth: 620, tableLayout: 'fixed' }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...sticky, width: { xs: 150, sm: '34%' } }}>
              <Box component="span" sx={{ fontWeight: 600 }}>
                Feature
              </Box>
            </TableCell>
            {plans.map((plan) => (
              <TableCell key={plan.id} align="center" sx={{ fontWeight: 700 }}>
                {plan.name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        {features.map(({ group, features: rows }) => (
          <TableBody key={group}>
            <TableRow>
              <TableCell component="th" scope="rowgroup" colSpan={4} sx={{ pt: 4, fontWeight: 700, color: 'primary.main' }}>
                {group}
              </TableCell>
            </TableRow>
            {rows.map(({ name, values }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row" sx={sticky}>
                  {name}
                </TableCell>
                {plans.map((plan) => (
                  <TableCell key={plan.id} align="center">
                    <Value value={values[plan.id]} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        ))}
      </Table>
    </TableContainer>
  );
}

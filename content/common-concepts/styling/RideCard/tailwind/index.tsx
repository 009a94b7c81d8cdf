import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import BikePicture from '../BikePicture.tsx';
import { euros, pelican, plans } from '../pelican.ts';

export default function RideCard() {
  const [plan, setPlan] = React.useState(plans[0]);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [isBooked, setBooked] = React.useState(false);

  return (
    <section className="w-80 max-w-full overflow-hidden rounded-2xl bg-white font-sans text-slate-900 shadow-lg ring-1 ring-slate-900/10 dark:bg-slate-900 dark:text-slate-100 dark:ring-white/15">
      <div className="grid place-items-center bg-linear-to-br from-teal-100 to-sky-100 py-6 text-teal-800 dark:from-teal-950 dark:to-sky-950 dark:text-teal-300">
        <BikePicture />
      </div>
      <div className="grid gap-4 p-5">
        <div>
          <p className="m-0 text-xs font-semibold tracking-widest text-teal-700 uppercase dark:text-teal-300">{pelican.kind}</p>
          <p className="m-0 mt-1 text-xl font-semibold">{pelican.name}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {pelican.facts.map((fact) => (
            <span key={fact} className="rounded-full bg-slate-100 px-2.5 py-0.5 text-[13px] dark:bg-slate-800">
              {fact}
            </span>
          ))}
        </div>
        <div className="flex items-center justify-between text-sm text-slate-600 dark:text-slate-400">
          200 rides this week
          <SparkLineChart
            plotType="bar"
            width={110}
            height={36}
            data={pelican.rides}
            color="#0d9488"
            aria-label="Rides of each day"
          />
        </div>
        <div className="flex items-center justify-between">
          <span className="text-2xl font-bold tabular-nums">{euros(plan.price)}</span>
          <Button
            className="rounded-full text-slate-900 normal-case dark:text-slate-100"
            aria-haspopup="menu"
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            {plan.label} ▾
          </Button>
        </div>
        <Button
          className="rounded-full bg-teal-700 py-2.5 text-white normal-case transition hover:bg-teal-800 dark:bg-teal-400 dark:text-slate-950 dark:hover:bg-teal-300"
          onClick={() => setBooked(!isBooked)}
        >
          {isBooked ? 'Booked, cancel?' : 'Book this bike'}
        </Button>
      </div>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { className: 'min-w-45 rounded-xl bg-white shadow-lg dark:bg-slate-800' } }}
      >
        {plans.map((one) => (
          <MenuItem
            key={one.label}
            selected={one === plan}
            className="justify-between gap-6 text-sm [&.Mui-selected]:bg-teal-50 dark:[&.Mui-selected]:bg-teal-900"
            onClick={() => {
              setPlan(one);
              setAnchor(null);
            }}
          >
            {one.label} <span className="text-slate-600 tabular-nums dark:text-slate-300">{euros(one.price)}</span>
          </MenuItem>
        ))}
      </Menu>
    </section>
  );
}

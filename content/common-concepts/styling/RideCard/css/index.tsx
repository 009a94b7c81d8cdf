import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import BikePicture from '../BikePicture.tsx';
import { euros, pelican, plans } from '../pelican.ts';
import './ride-card.css';

export default function RideCard() {
  const [plan, setPlan] = React.useState(plans[0]);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [isBooked, setBooked] = React.useState(false);

  return (
    <section className="ride-card">
      <div className="ride-card-picture">
        <BikePicture />
      </div>
      <div className="ride-card-body">
        <div>
          <p className="ride-card-kind">{pelican.kind}</p>
          <p className="ride-card-name">{pelican.name}</p>
        </div>
        <div className="ride-card-facts">
          {pelican.facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </div>
        <div className="ride-card-row">
          200 rides this week
          <SparkLineChart
            plotType="bar"
            width={110}
            height={36}
            data={pelican.rides}
            color="#c2410c"
            aria-label="Rides of each day"
          />
        </div>
        <div className="ride-card-row">
          <span className="ride-card-price">{euros(plan.price)}</span>
          <Button className="ride-card-plan" aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
            {plan.label} ▾
          </Button>
        </div>
        <Button className="ride-card-book" onClick={() => setBooked(!isBooked)}>
          {isBooked ? 'Booked, cancel?' : 'Book this bike'}
        </Button>
      </div>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { className: 'ride-card-menu' } }}
      >
        {plans.map((one) => (
          <MenuItem
            key={one.label}
            selected={one === plan}
            onClick={() => {
              setPlan(one);
              setAnchor(null);
            }}
          >
            {one.label} <span>{euros(one.price)}</span>
          </MenuItem>
        ))}
      </Menu>
    </section>
  );
}

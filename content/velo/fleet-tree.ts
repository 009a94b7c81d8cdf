// The fleet as trees: districts, their stations and the bikes there; and the parts of a bike.
import { bikesOf } from './bikes.ts';
import { districts, stations } from './stations.ts';

export interface FleetItem {
  id: string;
  label: string;
  children?: FleetItem[];
}

/** District, station, bike: three levels, ids such as `Harbour`, `S01`, `B0001`. */
export const fleetTree: FleetItem[] = districts.map((district) => ({
  id: district,
  label: district,
  children: stations
    .filter((station) => station.district === district)
    .map((station) => ({
      id: station.id,
      label: station.name,
      children: bikesOf(24)
        .filter((bike) => bike.stationId === station.id)
        .map((bike) => ({ id: bike.id, label: `${bike.model} ${bike.id}` })),
    })),
}));

/** What a workshop takes apart. */
export const partsTree: FleetItem[] = [
  {
    id: 'frame',
    label: 'Frame',
    children: [
      { id: 'fork', label: 'Fork' },
      { id: 'headset', label: 'Headset' },
    ],
  },
  {
    id: 'drivetrain',
    label: 'Drivetrain',
    children: [
      { id: 'chain', label: 'Chain' },
      { id: 'cassette', label: 'Cassette' },
      {
        id: 'crankset',
        label: 'Crankset',
        children: [
          { id: 'pedals', label: 'Pedals' },
          { id: 'chainring', label: 'Chainring' },
        ],
      },
    ],
  },
  {
    id: 'wheels',
    label: 'Wheels',
    children: [
      { id: 'rims', label: 'Rims' },
      { id: 'spokes', label: 'Spokes' },
      { id: 'tyres', label: 'Tyres' },
    ],
  },
];

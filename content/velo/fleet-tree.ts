// The parts of a bike as a tree: what a workshop takes apart.

export interface FleetItem {
  id: string;
  label: string;
  children?: FleetItem[];
}

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

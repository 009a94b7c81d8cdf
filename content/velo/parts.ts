// The stock of the workshop: parts, each with the path of what it is a part of.

export interface Part {
  id: string;
  /** From the whole to the part: names, the last of which is the part's own. */
  path: readonly string[];
  stock: number;
  /** In euros. */
  price: number;
}

export const parts: readonly Part[] = [
  { id: 'T01', path: ['Wheel'], stock: 14, price: 68 },
  { id: 'T02', path: ['Wheel', 'Hub'], stock: 22, price: 24 },
  { id: 'T03', path: ['Wheel', 'Hub', 'Axle'], stock: 31, price: 7.5 },
  { id: 'T04', path: ['Wheel', 'Hub', 'Bearing'], stock: 120, price: 2.2 },
  { id: 'T05', path: ['Wheel', 'Rim'], stock: 18, price: 21 },
  { id: 'T06', path: ['Wheel', 'Spoke'], stock: 860, price: 0.4 },
  { id: 'T07', path: ['Drivetrain'], stock: 6, price: 112 },
  { id: 'T08', path: ['Drivetrain', 'Chain'], stock: 44, price: 16 },
  { id: 'T09', path: ['Drivetrain', 'Crankset'], stock: 9, price: 48 },
  { id: 'T10', path: ['Drivetrain', 'Crankset', 'Pedal'], stock: 52, price: 9 },
  { id: 'T11', path: ['Drivetrain', 'Crankset', 'Chainring'], stock: 17, price: 19 },
  { id: 'T12', path: ['Brake'], stock: 25, price: 34 },
  { id: 'T13', path: ['Brake', 'Pad'], stock: 140, price: 4.5 },
  { id: 'T14', path: ['Brake', 'Cable'], stock: 76, price: 3 },
];

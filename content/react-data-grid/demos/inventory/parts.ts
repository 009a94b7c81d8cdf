// Spare parts of the workshop.

export interface Part {
  id: string;
  name: string;
  category: 'Brakes' | 'Wheels' | 'Drivetrain' | 'Electric';
  supplier: string;
  stock: number;
  /** Order when there are fewer. */
  minimum: number;
  /** In euros. */
  price: number;
  ordered: boolean;
}

export const parts: readonly Part[] = [
  { id: 'T01', name: 'Brake pads', category: 'Brakes', supplier: 'Halto', stock: 64, minimum: 40, price: 6.5, ordered: false },
  { id: 'T02', name: 'Brake cable', category: 'Brakes', supplier: 'Halto', stock: 18, minimum: 25, price: 3.2, ordered: false },
  { id: 'T03', name: 'Disc rotor', category: 'Brakes', supplier: 'Roda', stock: 12, minimum: 10, price: 19.9, ordered: false },
  { id: 'T04', name: 'Tyre 28″', category: 'Wheels', supplier: 'Roda', stock: 9, minimum: 20, price: 24, ordered: false },
  { id: 'T05', name: 'Tube 28″', category: 'Wheels', supplier: 'Roda', stock: 85, minimum: 60, price: 4.8, ordered: false },
  { id: 'T06', name: 'Spoke', category: 'Wheels', supplier: 'Fines', stock: 240, minimum: 200, price: 0.6, ordered: false },
  { id: 'T07', name: 'Chain', category: 'Drivetrain', supplier: 'Fines', stock: 14, minimum: 15, price: 17.5, ordered: false },
  { id: 'T08', name: 'Pedals', category: 'Drivetrain', supplier: 'Fines', stock: 22, minimum: 10, price: 21, ordered: false },
  { id: 'T09', name: 'Battery 500 Wh', category: 'Electric', supplier: 'Volta', stock: 3, minimum: 5, price: 410, ordered: false },
  { id: 'T10', name: 'Display', category: 'Electric', supplier: 'Volta', stock: 7, minimum: 4, price: 64, ordered: false },
  { id: 'T11', name: 'Charger', category: 'Electric', supplier: 'Volta', stock: 6, minimum: 6, price: 58, ordered: false },
];

export const isShort = (part: Part) => part.stock < part.minimum && !part.ordered;

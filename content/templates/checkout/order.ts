// What is in the basket, and what it comes to. In euros, tax included.

export interface Line {
  id: string;
  name: string;
  detail: string;
  price: number;
}

export const lines: Line[] = [
  { id: 'kestrel', name: 'Kestrel, electric', detail: 'Friday to Sunday', price: 84 },
  { id: 'pelican', name: 'Pelican, cargo', detail: 'Saturday', price: 38 },
  { id: 'helmets', name: 'Two helmets', detail: 'Sizes M and L', price: 9 },
];

/** Price of having the bikes brought. */
export const deliveryPrice = 12;

/** Codes that take a part off the bikes. */
const codes: Readonly<Record<string, number>> = { TAILWIND: 0.1 };

/** The part that a code takes off, from 0 to 1; `undefined` if there is no such code. */
export function reductionOf(code: string): number | undefined {
  return codes[code.trim().toUpperCase()];
}

export interface Totals {
  bikes: number;
  reduction: number;
  delivery: number;
  total: number;
}

export function totalsOf(isDelivered: boolean, reduction = 0): Totals {
  const bikes = lines.reduce((sum, { price }) => sum + price, 0);
  const off = Math.round(bikes * reduction * 100) / 100;
  const delivery = isDelivered ? deliveryPrice : 0;
  return { bikes, reduction: off, delivery, total: bikes - off + delivery };
}

const format = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

export function euros(amount: number): string {
  return format.format(amount);
}

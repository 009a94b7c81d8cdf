export const pelican = {
  name: 'Pelican',
  kind: 'Cargo bike',
  facts: ['120 kg', '60 km', '2 children'],
  rides: [18, 24, 22, 31, 28, 40, 37],
};

export interface Plan {
  label: string;
  /** In euros. */
  price: number;
}

export const plans: readonly [Plan, ...Plan[]] = [
  { label: '1 hour', price: 6.5 },
  { label: '1 day', price: 32 },
  { label: '1 week', price: 140 },
];

export const euros = (price: number) => `€${price.toFixed(2)}`;

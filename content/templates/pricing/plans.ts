// What riding costs. In euros; a year is billed at once.

export type Billing = 'monthly' | 'yearly';
export type PlanId = 'ride' | 'member' | 'crew';

export interface Plan {
  id: PlanId;
  name: string;
  claim: string;
  /** Price of a month, by billing. A crew pays it for each rider. */
  month: Record<Billing, number>;
  unit: string;
  action: string;
  isFeatured?: boolean;
  points: string[];
}

export const plans: Plan[] = [
  {
    id: 'ride',
    name: 'Ride',
    claim: 'For the days when the tram is late.',
    month: { monthly: 0, yearly: 0 },
    unit: 'then €0.18 a minute',
    action: 'Start riding',
    points: ['All city bikes', 'Every station, day and night', 'Pay by card or phone'],
  },
  {
    id: 'member',
    name: 'Member',
    claim: 'For everybody who rides to work.',
    month: { monthly: 12, yearly: 9 },
    unit: 'a month',
    action: 'Become a member',
    isFeatured: true,
    points: ['45 minutes a ride, free', 'Electric bikes at €0.09 a minute', 'Reserve a bike 15 minutes ahead', 'One guest at a time'],
  },
  {
    id: 'crew',
    name: 'Crew',
    claim: 'For companies that would rather not park cars.',
    month: { monthly: 10, yearly: 7.5 },
    unit: 'a rider and month',
    action: 'Set up a crew',
    points: ['All that members have', 'Cargo bikes by the hour', 'One invoice, costs by team', 'A station at your door from 40 riders'],
  },
];

/** The least and the most riders that a crew can be ordered for here. */
export const crewSizes = { min: 5, max: 60, step: 5 };

/** What a year costs less than twelve single months, in euros. */
export function yearlySaving({ month }: Plan, riders = 1): number {
  return (month.monthly - month.yearly) * 12 * riders;
}

const whole = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

/** €9, €7.50 */
export function euros(amount: number): string {
  return (Number.isInteger(amount) ? whole : exact).format(amount);
}

export interface Feature {
  name: string;
  /** `true` and `false` are shown as signs. */
  values: Record<PlanId, string | boolean>;
}

export const features: { group: string; features: Feature[] }[] = [
  {
    group: 'Bikes',
    features: [
      { name: 'City bikes', values: { ride: true, member: true, crew: true } },
      { name: 'Electric bikes', values: { ride: '€0.28 a minute', member: '€0.09 a minute', crew: '€0.09 a minute' } },
      { name: 'Cargo bikes', values: { ride: false, member: '€4 an hour', crew: '€2 an hour' } },
    ],
  },
  {
    group: 'Riding',
    features: [
      { name: 'Free minutes of a ride', values: { ride: '0', member: '45', crew: '45' } },
      { name: 'Reserve ahead', values: { ride: false, member: '15 minutes', crew: '1 hour' } },
      { name: 'Guests', values: { ride: '0', member: '1', crew: '3' } },
    ],
  },
  {
    group: 'Help',
    features: [
      { name: 'A call when something breaks', values: { ride: true, member: true, crew: true } },
      { name: 'A taxi home after 20 minutes', values: { ride: false, member: true, crew: true } },
      { name: 'Somebody who knows your name', values: { ride: false, member: false, crew: true } },
    ],
  },
];

export const questions: { question: string; answer: string }[] = [
  {
    question: 'What happens when a station is full?',
    answer: 'Hold your card to the post: the ride ends there and then, and you get ten free minutes to reach the next station.',
  },
  {
    question: 'Can I pause a membership over the winter?',
    answer: 'Yes. A monthly one ends with the month. A yearly one can rest for up to four months, as often as you like.',
  },
  {
    question: 'Who pays for a flat tyre?',
    answer: 'We do, and for everything else that wears out. You pay for a bike that was left unlocked, at most €150.',
  },
  {
    question: 'How does a crew add and remove riders?',
    answer: 'With a list of addresses. Whoever leaves before the tenth of a month is not on that month’s invoice.',
  },
];

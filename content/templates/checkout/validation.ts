// What the fields of each step must hold. Plain functions: they can be tested, and used on a server, too.

export interface Values {
  name: string;
  email: string;
  phone: string;
  handover: 'station' | 'delivery';
  station: string;
  street: string;
  postcode: string;
  city: string;
  method: 'card' | 'invoice';
  cardNumber: string;
  expiry: string;
  cvc: string;
  hasAgreed: boolean;
}

export type Field = keyof Values;
export type Errors = Partial<Record<Field, string>>;

export const emptyValues: Values = {
  name: '',
  email: '',
  phone: '',
  handover: 'station',
  station: 'Ferry Quay',
  street: '',
  postcode: '',
  city: '',
  method: 'card',
  cardNumber: '',
  expiry: '',
  cvc: '',
  hasAgreed: false,
};

export const steps = ['You', 'Handover', 'Payment', 'Review'] as const;

type Rule = (values: Values, today: Date) => string | undefined;

const filled = (field: Field, message: string): Rule => (values) => (String(values[field]).trim() ? undefined : message);
const when = (condition: (values: Values) => boolean, rule: Rule): Rule => (values, today) => (condition(values) ? rule(values, today) : undefined);
const isDelivered = (values: Values) => values.handover === 'delivery';
const paysByCard = (values: Values) => values.method === 'card';

const rules: readonly Partial<Record<Field, Rule>>[] = [
  {
    name: filled('name', 'Tell us who rides'),
    email: ({ email }) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : 'An address like ines@example.com'),
    phone: ({ phone }) => (!phone.trim() || /^\+?[\d\s()/-]{6,}$/.test(phone.trim()) ? undefined : 'Digits and spaces, at least six'),
  },
  {
    street: when(isDelivered, filled('street', 'Street and number')),
    postcode: when(isDelivered, ({ postcode }) => (/^[\dA-Za-z][\dA-Za-z -]{2,9}$/.test(postcode.trim()) ? undefined : 'A postcode like 29200')),
    city: when(isDelivered, filled('city', 'The town we bring them to')),
  },
  {
    cardNumber: when(paysByCard, ({ cardNumber }) => (isCardNumber(cardNumber) ? undefined : 'This is no card number: check its digits')),
    expiry: when(paysByCard, ({ expiry }, today) => expiryFault(expiry, today)),
    cvc: when(paysByCard, ({ cvc }) => (/^\d{3,4}$/.test(cvc) ? undefined : 'Three or four digits on the back')),
  },
  { hasAgreed: ({ hasAgreed }) => (hasAgreed ? undefined : 'Please agree, so that the bikes are yours') },
];

/** What is wrong in a step, by field, in the order of the fields. */
export function errorsOf(step: number, values: Values, today: Date): Errors {
  const found = Object.entries(rules[step] ?? {}).map(([field, rule]) => [field, rule(values, today)] as const);
  return Object.fromEntries(found.filter(([, message]) => message !== undefined));
}

/** Whether the digits are those of a payment card: 12 to 19 of them, with the check digit of ISO/IEC 7812 (Luhn). */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(/\s/g, '');
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function expiryFault(text: string, today: Date): string | undefined {
  const [, month, year] = /^(\d{2})\s*\/\s*(\d{2})$/.exec(text.trim()) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return 'Month and year, like 09/29';
  // A card is good until the end of its month.
  const end = new Date(2000 + Number(year), Number(month), 1);
  return end > today ? undefined : 'This card has expired';
}

/** Groups of four digits, as they stand on a card. */
export function spacedCardNumber(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 19);
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** `0929` → `09/29` */
export function slashedExpiry(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

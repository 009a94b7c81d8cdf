// What the list, the checkout and the gallery of the templates rest on: rules and addresses as plain functions, and
// pictures that are there and light.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { emptyValues, errorsOf, isCardNumber, slashedExpiry } from '../../content/templates/checkout/validation.ts';
import { reductionOf, totalsOf } from '../../content/templates/checkout/order.ts';
import { bikeOf, newEntry } from '../../content/templates/crud-dashboard/bikeRules.ts';
import { firstState, queryOf, readState } from '../../content/templates/crud-dashboard/listState.ts';

describe('the address of the list', () => {
  it.each([
    '?q=swift&filter=status.is.In+repair&sort=hourlyRate.desc&page=2&bike=B0107',
    '?filter=battery.%3C.25',
    '?filter=model.isAnyOf.Swift%2CWren',
    '?filter=lastService.after.2025-03-01',
    '?filter=battery.isEmpty',
  ])('%s is read and written', (query) => {
    expect(queryOf(readState(query))).toBe(query);
  });

  it('holds a day as it is in the reader’s calendar', () => {
    const filter = [{ field: 'lastService', operator: 'is', value: new Date(2025, 2, 1) }];
    expect(queryOf({ ...firstState, filter })).toBe('?filter=lastService.is.2025-03-01');
  });

  it.each([
    '',
    '?page=0',
    '?page=1e9999',
    '?page=2.5',
    '?sort=__proto__.asc',
    '?filter=status.drop.x',
    '?filter=constructor.is.x',
    '?filter=..',
  ])('%s means the list as it begins', (query) => {
    expect(readState(query)).toEqual(firstState);
  });
});

it('a bike has a name, a price and, with a motor, a battery', () => {
  expect(bikeOf({ ...newEntry, model: ' Wren ', hourlyRate: '3,50' }, 'B1')).toEqual({
    bike: { ...newEntry, id: 'B1', model: 'Wren', hourlyRate: 3.5, battery: null },
  });
  const faulty = { ...newEntry, kind: 'Cargo', hourlyRate: '', battery: '101', lastService: '' } as const;
  expect(bikeOf(faulty, 'B1')).toEqual({
    errors: {
      model: expect.any(String),
      hourlyRate: expect.any(String),
      battery: expect.any(String),
      lastService: expect.any(String),
    },
  });
});

describe('the checkout', () => {
  const today = new Date(2026, 10, 23);
  const fieldsOf = (step: number, values: Partial<typeof emptyValues>) =>
    Object.keys(errorsOf(step, { ...emptyValues, ...values }, today));

  it('asks for what is needed, and not for what is not', () => {
    expect(fieldsOf(0, {})).toEqual(['name', 'email']);
    expect(fieldsOf(0, { name: 'Ines', email: 'ines@example.com', phone: 'call me' })).toEqual(['phone']);
    expect(fieldsOf(1, {})).toEqual([]);
    expect(fieldsOf(1, { handover: 'delivery' })).toEqual(['street', 'postcode', 'city']);
    expect(fieldsOf(2, {})).toEqual(['cardNumber', 'expiry', 'cvc']);
    expect(fieldsOf(2, { method: 'invoice' })).toEqual([]);
    expect(fieldsOf(3, {})).toEqual(['hasAgreed']);
  });

  it('takes a card until the end of its month', () => {
    const card = { cardNumber: '4242 4242 4242 4242', cvc: '123' };
    expect(fieldsOf(2, { ...card, expiry: '11/26' })).toEqual([]);
    expect(fieldsOf(2, { ...card, expiry: '10/26' })).toEqual(['expiry']);
    expect(fieldsOf(2, { ...card, expiry: '13/27' })).toEqual(['expiry']);
    expect(isCardNumber('4242424242424241')).toBe(false);
    expect(slashedExpiry('1 1/26x')).toBe('11/26');
  });

  it('adds up', () => {
    expect(totalsOf(true, reductionOf(' tailwind '))).toEqual({
      bikes: 131,
      reduction: 13.1,
      delivery: 12,
      total: 129.9,
    });
    expect(reductionOf('constructor')).toBeUndefined();
  });
});

it('each template has a light picture for each scheme', () => {
  const folder = (path: string) => fileURLToPath(new URL(`../../${path}/`, import.meta.url));
  const names = readdirSync(folder('content/templates')).filter((name) =>
    existsSync(`${folder('content/templates')}${name}/view.md`),
  );
  const pictures = readdirSync(folder('public/static/gallery/templates'));
  expect(pictures.toSorted()).toEqual(names.flatMap((name) => [`${name}-dark.webp`, `${name}.webp`]).toSorted());
  const sizes = pictures.map((name) => statSync(folder('public/static/gallery/templates') + name).size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(25_000);
});

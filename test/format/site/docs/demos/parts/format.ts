import { unit } from './unit';

export function named<T>(value: T): string {
  return `${value} ${unit}`;
}

export { BikeList, useBikes } from '@velo/kit';
export function BikeMap() {
  return null;
}

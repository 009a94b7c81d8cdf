import { createElement } from 'react';

export function BikeList({ bikes, empty = 'None' }) {
  return createElement('ul', null, bikes.length > 0 ? bikes.map(({ id }) => createElement('li', { key: id }, id)) : empty);
}

export function useBikes() {
  return [];
}

import type { JSX } from 'react';

export interface BikeMapProps {
  /** How near. */
  zoom?: number;
}

/** Bikes on a map. */
export declare function BikeMap(props: BikeMapProps): JSX.Element;
export { BikeList, useBikes } from '@velo/kit';

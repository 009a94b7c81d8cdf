import type { JSX, ReactNode } from 'react';

/** A bike as the list shows it. */
export interface Bike {
  /** The number on its frame. */
  id: string;
  /** Kilometres since the last service. */
  kilometres?: number;
}

export interface BikeListProps {
  /** The bikes, in order. */
  bikes: readonly Bike[];
  /**
   * Shown where there is no bike.
   * @default 'None'
   */
  empty?: ReactNode;
}

/** Bikes, one below the other. */
export declare function BikeList(props: BikeListProps): JSX.Element;

/** The bikes that are at hand. */
export declare function useBikes(city: string): readonly Bike[];

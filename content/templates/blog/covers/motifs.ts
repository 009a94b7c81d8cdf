// The picture of each motif, and the tone that it is printed in.
import type * as React from 'react';
import type { Motif } from '../post.ts';
import { places } from './places.tsx';
import { things } from './things.tsx';

export const tones: Readonly<Record<Motif, 'sea' | 'sand' | 'brick' | 'night'>> = {
  lamp: 'night',
  chain: 'sand',
  bell: 'brick',
  bridge: 'sea',
  cargo: 'sand',
  rain: 'night',
  spokes: 'sea',
  market: 'brick',
  hills: 'sea',
  map: 'sand',
  ferry: 'night',
};

export const motifs: Readonly<Record<Motif, React.ReactNode>> = { ...things, ...places };

// The parts of an Api that its kind decides. Readers of each kind return one; read-api adds what all kinds share.
import type { Api } from '../model/api.ts';

export type ApiBody = Pick<
  Api,
  'members' | 'undescribed' | 'slots' | 'classes' | 'themeName' | 'ref' | 'spread' | 'inherits' | 'returns'
>;

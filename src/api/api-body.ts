// The parts of an Api that depend on its kind. The reader of each kind returns one; read-api adds what all kinds share.
import type { Api } from '../model/api.ts';

export type ApiBody = Pick<
  Api,
  | 'members'
  | 'undescribed'
  | 'slots'
  | 'classes'
  | 'themeName'
  | 'ref'
  | 'spread'
  | 'inherits'
  | 'accepts'
  | 'returns'
  | 'overloads'
>;

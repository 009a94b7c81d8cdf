// A documented export for tests. In: what matters to the test. Out: a whole `Api`, a bare component but for that.
import type { Api } from '../../src/model/api.ts';

/** A component of one package, documented at `/api/PRODUCT/NAME/`. */
export function apiOf({ name = 'Bell', productId = 'kit', ...facts }: Partial<Api> = {}): Api {
  return {
    name,
    kind: 'component',
    productId,
    pathname: `/api/${productId}/${name.toLowerCase()}/`,
    description: '',
    imports: [],
    members: [],
    slots: [],
    classes: [],
    declaredIn: `@velo/${productId}/index.d.ts`,
    ...facts,
  };
}

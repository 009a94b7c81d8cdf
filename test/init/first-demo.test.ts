// The first demo of a library: the component that asks for least.
import { expect, it } from 'vitest';
import { firstDemo } from '../../src/init/first-demo.ts';
import type { Api, ApiMember } from '../../src/model/api.ts';

const member = (name: string, type: string, required = true): ApiMember => ({ name, type, required, description: '' });

function component(name: string, members: readonly ApiMember[], more: Partial<Api> = {}): Api {
  return {
    name,
    kind: 'component',
    productId: 'p',
    pathname: `/api/${name.toLowerCase()}/`,
    description: '',
    imports: [`import { ${name} } from 'ui';`],
    members,
    slots: [],
    classes: [],
    declaredIn: '',
    ...more,
  };
}

it('shows the component with the fewest required props', () => {
  const demo = firstDemo([
    component('Zoo', [member('label', 'string'), member('count', 'number')]),
    component('Bell', [member('children', 'ReactNode'), member('size', "'sm' | 'md'", false)]),
  ]);
  expect(demo).toMatchObject({ component: 'Bell', pathname: '/api/bell/' });
  expect(demo!.text).toBe(
    "import { Bell } from 'ui';\n\nexport default function FirstBell() {\n  return <Bell>Bell</Bell>;\n}\n",
  );
});

it('makes up values of every simple type', () => {
  const demo = firstDemo([
    component('ColorWheel', [
      member('tone', "'low' | 'high'"),
      member('level', '1 | 2'),
      member('title', 'string | undefined'),
      member('angle', 'number'),
      member('open', 'boolean'),
      member('stops', 'readonly Stop[]'),
      member('onTurn', '(angle: number) => void'),
      member('icon', 'React.ReactNode'),
    ]),
  ]);
  expect(demo!.text).toContain(
    '<ColorWheel tone="low" level={1} title="Color wheel" angle={3} open stops={[]} onTurn={() => undefined} icon="Color wheel" />',
  );
});

it('is none where no component can be shown without knowing it', () => {
  expect(
    firstDemo([
      component('Table', [member('rows', 'Store<Row>')]),
      component('Old', [], { deprecated: true }),
      component('useBell', [], { kind: 'hook' }),
    ]),
  ).toBeUndefined();
});

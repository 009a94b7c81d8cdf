// The mark of a licence plan. The picture is the style sheet's; the words are here for those who do not see it.
import type { ReactElement } from 'react';
import type { Plan } from '../../src/model/page.ts';
import type { FrameView } from '../../src/model/view.ts';
import { textOf } from './text-of.ts';

export function PlanBadge({ plan, frame }: { plan: Plan; frame: FrameView }): ReactElement {
  const name = textOf(frame, plan === 'pro' ? 'plan.pro' : 'plan.premium');
  return (
    <span className={`plan-badge plan-${plan}`} title={name}>
      <span className="visually-hidden">{name}</span>
    </span>
  );
}

// What a click on a control of the shell is called in analytics: attributes that templates/services/analytics.ts reads.
// Pages of a site without analytics have none of them.
import type { FrameView } from '../../src/model/view.ts';

/** The attributes of a control, for all clicks in it. */
export function eventAttributes(
  { services }: Pick<FrameView, 'services'>,
  category: string,
  action: string,
  label?: string,
): Readonly<Record<`data-ga-event-${string}`, string | undefined>> {
  if (!services.analytics) return {};
  return {
    'data-ga-event-category': category,
    'data-ga-event-action': action,
    'data-ga-event-label': label,
  };
}

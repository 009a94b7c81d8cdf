// The list of a product's API pages. In: groups of links. Out: elements.
import type { ReactElement } from 'react';
import type { BlockView, FrameView } from '../../src/model/view.ts';
import { PlanBadge } from '../shell/plan-badge.tsx';
import { breakableHtmlOf } from '../../src/model/breakable.ts';
import { inlineHtmlOf } from './inline-markdown.ts';

type Groups = Extract<BlockView, { type: 'api-index' }>['groups'];

/** A group's heading id: `Interfaces` is `interfaces`. */
function groupIdOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

export function ApiIndexBlock({ groups, frame }: { groups: Groups; frame: FrameView }): ReactElement {
  return (
    <div className="api api-index">
      {groups.map((group) => (
        <section key={group.title} aria-labelledby={groupIdOf(group.title)}>
          <h2 id={groupIdOf(group.title)}>{group.title}</h2>
          <ul className="api-index-list">
            {group.items.map((item) => (
              <li key={item.href}>
                <a href={item.href} dangerouslySetInnerHTML={{ __html: breakableHtmlOf(item.title) }} />
                {item.plan ? ' ' : null}
                {item.plan ? <PlanBadge plan={item.plan} frame={frame} /> : null}
                {item.description ? (
                  <span
                    className="api-index-text"
                    dangerouslySetInnerHTML={{ __html: inlineHtmlOf(item.description) }}
                  />
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

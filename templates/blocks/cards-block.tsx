// A gallery: a card per page, with its picture. In: the cards. Out: a list of links.
import type { ReactElement } from 'react';
import type { CardView, FrameView } from '../../src/model/view.ts';
import { PlanBadge } from '../shell/plan-badge.tsx';

export function CardsBlock({ cards, frame }: { cards: readonly CardView[]; frame: FrameView }): ReactElement {
  return (
    <ul className="cards">
      {cards.map((card) => (
        <li key={card.href} className="card">
          {card.picture ? (
            <img
              className="card-picture"
              src={card.picture}
              width="320"
              height="180"
              alt=""
              loading="lazy"
              decoding="async"
            />
          ) : null}
          {card.section ? <p className="card-section">{card.section}</p> : null}
          <p className="card-title">
            <a href={card.href}>{card.title}</a>
            {card.plan ? <PlanBadge plan={card.plan} frame={frame} /> : null}
          </p>
          {card.text ? <p className="card-text">{card.text}</p> : null}
        </li>
      ))}
    </ul>
  );
}

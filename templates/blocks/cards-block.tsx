// A gallery: a card per page, with its picture. In: the cards. Out: a list of links.
import type { CSSProperties, ReactElement } from 'react';
import type { CardView, FrameView } from '../../src/model/view.ts';
import { PlanBadge } from '../shell/plan-badge.tsx';

interface CardsBlockProps {
  readonly cards: readonly CardView[];
  readonly isLarge?: true | undefined;
  readonly frame: FrameView;
}

const large = { '--card': '320px' } as CSSProperties;

/** The picture, or one for each scheme: the browser loads the one that is shown. */
function Pictures({ picture, darkPicture }: CardView): ReactElement | null {
  if (picture === undefined) return null;
  const common = { width: 320, height: 180, loading: 'lazy', decoding: 'async' } as const;
  if (darkPicture === undefined) return <img className="card-picture" src={picture} alt="" {...common} />;
  return (
    <>
      <img className="card-picture only-light-mode" src={picture} alt="" {...common} />
      <img className="card-picture only-dark-mode" src={darkPicture} alt="" {...common} />
    </>
  );
}

export function CardsBlock({ cards, isLarge, frame }: CardsBlockProps): ReactElement {
  return (
    <ul className="cards" style={isLarge && large}>
      {cards.map((card) => (
        <li key={card.href} className="card">
          <Pictures {...card} />
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

// What happens at the stations. Dates are text, so that server and browser write the same.

export type Span = 'today' | 'week' | 'all';
export type Kind = 'closed' | 'works' | 'news';

export interface Notice {
  id: string;
  kind: Kind;
  station: string;
  title: string;
  text: string;
  /** As `<time>` wants it. */
  date: string;
  shownDate: string;
  span: Span;
}

export const notices: readonly Notice[] = [
  {
    id: 'n12',
    kind: 'closed',
    station: 'Ferry Quay',
    title: 'Half of the docks are under water',
    text: 'Spring tide until the evening. Lock at Lighthouse, three minutes along the mole.',
    date: '2026-11-23',
    shownDate: '23 November',
    span: 'today',
  },
  {
    id: 'n11',
    kind: 'works',
    station: 'Library',
    title: 'New tyres for the whole rack',
    text: 'Our mechanics work through thirty bikes; some are off their docks for an hour.',
    date: '2026-11-23',
    shownDate: '23 November',
    span: 'today',
  },
  {
    id: 'n10',
    kind: 'news',
    station: 'Observatory',
    title: 'Two more docks at the top',
    text: 'The last climb pays off: there is nearly always a place now.',
    date: '2026-11-21',
    shownDate: '21 November',
    span: 'week',
  },
  {
    id: 'n9',
    kind: 'works',
    station: 'Mill Bridge',
    title: 'One lane over the bridge',
    text: 'Wait for the light, it knows bikes. The detour by the Boat House takes four minutes.',
    date: '2026-11-19',
    shownDate: '19 November',
    span: 'week',
  },
  {
    id: 'n8',
    kind: 'closed',
    station: 'Theatre Square',
    title: 'Closed for the winter market',
    text: 'From noon to ten at night. The next docks are at the Clock Tower.',
    date: '2026-11-18',
    shownDate: '18 November',
    span: 'week',
  },
  {
    id: 'n7',
    kind: 'news',
    station: 'Sports Hall',
    title: 'Pumps stand beside the entrance',
    text: 'For every valve, free, and loud. Please hang the hose back.',
    date: '2026-11-12',
    shownDate: '12 November',
    span: 'all',
  },
  {
    id: 'n6',
    kind: 'works',
    station: 'Clock Tower',
    title: 'The screen shows yesterday',
    text: 'Bikes and docks work; trust the app until the clockmaker has been.',
    date: '2026-11-10',
    shownDate: '10 November',
    span: 'all',
  },
  {
    id: 'n5',
    kind: 'news',
    station: 'Fish Market',
    title: 'Cargo bikes from six o’clock',
    text: 'The market asked for them. Four Pelicans wait under the roof.',
    date: '2026-11-06',
    shownDate: '6 November',
    span: 'all',
  },
  {
    id: 'n4',
    kind: 'closed',
    station: 'Boat House',
    title: 'Closed while the floor dries',
    text: 'Indoor docks open again with the weekend.',
    date: '2026-11-04',
    shownDate: '4 November',
    span: 'all',
  },
  {
    id: 'n3',
    kind: 'works',
    station: 'Lighthouse',
    title: 'Lamps are exchanged',
    text: 'Dark between five and six; bring a light of your own.',
    date: '2026-11-02',
    shownDate: '2 November',
    span: 'all',
  },
];

const spans: Readonly<Record<Span, readonly Span[]>> = {
  today: ['today'],
  week: ['today', 'week'],
  all: ['today', 'week', 'all'],
};

export function noticesOf(span: Span): readonly Notice[] {
  return notices.filter((notice) => spans[span].includes(notice.span));
}

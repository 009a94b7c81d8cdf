// All words of the page.

export const sections = [
  { id: 'how', title: 'How it works' },
  { id: 'bikes', title: 'Bikes' },
  { id: 'riders', title: 'Riders' },
  { id: 'news', title: 'News' },
] as const;

export const figures = [
  { value: '540', label: 'bikes in town' },
  { value: '38', label: 'stations' },
  { value: '4 min', label: 'to the next one, on foot' },
  { value: '1.2 M', label: 'rides last year' },
];

export const steps = [
  { title: 'Find one', text: 'The map shows every bike that stands still. Two of them are probably round the corner.' },
  { title: 'Hold your card to the lock', text: 'No app needed. The lock opens in less than a second and the saddle is where you left it last time.' },
  { title: 'Leave it anywhere we are', text: 'Push it into a dock until it clicks. The ride ends there, and so does the bill.' },
];

export const bikes = [
  { name: 'Sparrow', kind: 'City', text: 'Eight gears, a basket, lights that never run out.', price: '€0.18 a minute', hue: 168 },
  { name: 'Kestrel', kind: 'Electric', text: 'Up to the observatory without taking your coat off.', price: '€0.28 a minute', hue: 212 },
  { name: 'Pelican', kind: 'Cargo', text: 'Two children, or a week of shopping, or a small sofa.', price: '€4 an hour', hue: 32 },
] as const;

export const quotes = [
  { text: 'I sold the car in May. In June I sold the parking space, which was worth more.', name: 'Ines Moreau', role: 'Harbour pilot' },
  { text: 'We deliver bread before six. Nothing else in this town gets through the Old Town gate.', name: 'Tomas Lindqvist', role: 'Mill Bakery' },
  { text: 'My lecture is on a hill. I am on time now, and dry, and nobody believes either.', name: 'Dr. Amara Osei', role: 'Observatory' },
];

// The older half of the posts.
import type { Post } from './post.ts';

export const olderPosts: readonly Post[] = [
  {
    slug: 'riding-in-rain',
    topic: 'routes',
    title: 'Dry enough: four routes for a wet town',
    teaser:
      'It rains on a hundred and sixty days a year. These ways have roofs, trees or at least a café.',
    author: 'Amara Voss',
    date: '2026-10-12',
    shownDate: '12 October 2026',
    cover: 'rain',
    body: [
      'Rain in a harbour town comes from the side. A hood helps against the sky and does nothing against the wind; what helps is to know where the houses stand close.',
      { heading: 'The arcades' },
      'From the Clock Tower to the Library, eleven hundred metres, all but sixty of them under arches. Ride at the pace of those who walk: it is their roof.',
      { heading: 'The plane trees' },
      'Along the river they still have leaves when the wind has taken all others. Good for the first twenty minutes of any shower.',
      { heading: 'The lee of the hill' },
      'Westerly wind, which is most of it, misses the lane behind the Observatory. It climbs a little. You will be warm.',
      { heading: 'The café line' },
      'Five cafés in three kilometres, each within sight of the next. It is not fast. It is dry more often than you would think.',
    ],
  },
  {
    slug: 'why-spokes-sing',
    topic: 'repair',
    title: 'Why a good wheel sings',
    teaser:
      'Pluck the spokes of your wheel. If they agree, you can trust it; if one is flat, it will tell on the hill.',
    author: 'Greta Bloom',
    date: '2026-10-05',
    shownDate: '5 October 2026',
    cover: 'spokes',
    body: [
      'A wheel weighs as much as a loaf of bread and carries you, your shopping and the kerb. It can, because thirty-six thin wires pull on its rim, all at once and all alike.',
      'Pluck one with a fingernail. It has a note, like a string. Now go round. On each side the notes should agree, as well as a choir does that has met once before.',
      { heading: 'The flat one' },
      'A spoke that sounds deeper than its neighbours is loose. It lets its neighbours do the work, they tire, and one day one of them breaks with a sound that you do not forget.',
      'Give its nipple a quarter turn, pluck again, compare. Quarter turns only: a wheel is a conversation.',
      { quote: 'Nobody trues a wheel. You ask it, and it tells you where.' },
      'Our workshop does this by ear, for two hundred and forty bikes, twice a year. Visitors think that the radio is on.',
    ],
  },
  {
    slug: 'saturday-market',
    topic: 'town',
    title: 'The market moved, and so did sixteen docks',
    teaser: 'One square, two stalls too many, and a station that learned to walk.',
    author: 'Ines Marrow',
    date: '2026-09-28',
    shownDate: '28 September 2026',
    cover: 'market',
    body: [
      'A dock weighs two hundred kilos and is bolted to the ground. That is good against thieves, and bad for a square that is a market on Saturdays.',
      'This summer we tried a station that stands on plates. Two people and a pallet truck move it in an hour. On Friday evening it goes round the corner, on Sunday it is back, and the app knows before it has arrived.',
      { heading: 'What went wrong' },
      'On the second Saturday it stood in front of the florist. We apologised with a subscription; she now does her deliveries with a Pelican, and asked us to come by again.',
      { heading: 'What comes next' },
      'The Sports Hall gets plates in spring: it has matches. The Observatory does not. Nothing on that hill wants to be on wheels.',
    ],
  },
  {
    slug: 'jonas-drives-backwards',
    topic: 'people',
    title: 'Jonas rides against the tide',
    teaser:
      'In the morning everybody rides down the hill. Somebody has to bring the bikes up again.',
    author: 'Lucie Hart',
    date: '2026-09-21',
    shownDate: '21 September 2026',
    cover: 'hills',
    body: [
      'The town is a bowl with water in it. At eight, bikes roll from Hillside to the harbour as if somebody had tilted it. At nine the Observatory is empty and Ferry Quay is full, and Jonas Pike starts his trailer.',
      'The trailer holds fourteen bikes and is pulled by a fifteenth. People take pictures of it. Jonas, who was a postman, waves with the hand that is not steering.',
      {
        quote:
          'A postman brings things down to people. I bring the hill its bikes back. It is the better job, the hill never complains.',
      },
      { heading: 'A bonus for the climb' },
      'Since June whoever rides up gets ten minutes for it. It sounds little. But on some days forty people do it, and Jonas has time for a coffee at the top, where the view is.',
    ],
  },
  {
    slug: 'map-of-short-cuts',
    topic: 'routes',
    title: 'We drew a map of everybody’s short cuts',
    teaser:
      'Nine hundred readers marked the lanes that no app knows. Here is what they have in common.',
    author: 'Amara Voss',
    date: '2026-09-14',
    shownDate: '14 September 2026',
    cover: 'map',
    body: [
      'In spring we printed an empty map of the town and asked you to draw on it. Nine hundred maps came back, some with coffee on them. Laid on top of each other, they show a second town.',
      'Its main street is the lane behind the bakery. Its busiest crossing is a gap in a hedge. And it has a bridge that does not exist: eleven people have drawn one, all in the same place. We have passed that on.',
      { heading: 'What short cuts have in common' },
      {
        list: [
          'They save two minutes, and feel like ten',
          'They have shade in the afternoon',
          'They end at something to eat',
          'Somebody’s cat knows all of them',
        ],
      },
      'The map hangs at the Library. There is a pencil beside it.',
    ],
  },
  {
    slug: 'first-ferry',
    topic: 'people',
    title: 'Six people on the first ferry',
    teaser:
      'It leaves at ten past five. Who rides through the dark to catch it, and why none of them would drive.',
    author: 'Niko Bay',
    date: '2026-09-07',
    shownDate: '7 September 2026',
    cover: 'ferry',
    body: [
      'At five in the morning Ferry Quay has seventeen bikes, one lamp and six people, who have known each other for years and hardly by name.',
      'There is the one who opens the swimming pool on the other side. There is the student who has never managed to move there. There are two who bake, one who mends ships, and one who only likes to see the sun come up from the water and then rides home again.',
      { heading: 'Ten minutes' },
      'The crossing takes ten minutes. Nobody talks for the first five. Then somebody always does, and by the time the ramp goes down they have laughed at least once.',
      { quote: 'In a car I would be alone with the radio.' },
      'In winter the captain rings the bell twice when he sees a bike lamp on the mole. It means: I can see you, no need to race.',
    ],
  },
];

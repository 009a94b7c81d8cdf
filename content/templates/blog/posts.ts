// The posts, the newest first. Yours come from a server or from files; nothing else of the blog
// knows these.
import { olderPosts } from './older-posts.ts';
import type { Post } from './post.ts';

export const posts: readonly Post[] = [
  {
    slug: 'a-lamp-for-every-bike',
    topic: 'town',
    title: 'A lamp for every bike, and one for the mole',
    teaser:
      'When the clocks go back, half of our rides happen in the dark. What we hung up, what we wired, and what the herons think of it.',
    author: 'Amara Voss',
    date: '2026-11-16',
    shownDate: '16 November 2026',
    cover: 'lamp',
    body: [
      'On the last Sunday of October the town loses an hour of light, and our bikes gain one of darkness. It shows in the numbers at once: of a hundred rides in November, fifty-three begin or end after sunset. In June it is nine.',
      'Until last winter a bike’s lamp was a thing that its rider had to switch on. Some did. The others were, in the words of a bus driver who wrote to us, “a bell that comes out of nowhere”.',
      { heading: 'A dynamo asks nobody' },
      'So we took the switch away. A hub dynamo turns with the wheel, the lamp burns when it turns, and for four minutes after it stops. It costs a rider about as much strength as a light breeze. Nobody has noticed it yet; three people have asked how we knew when to turn the lamps on.',
      {
        quote:
          'The best switch is the one that nobody has to think of at six in the morning, in the rain, with one glove.',
      },
      'The rear light was harder. It shakes, it gets wet, and it hangs where people put their bags. The third design sits inside the mudguard, behind a window as thick as a thumb.',
      { heading: 'And the mole' },
      'The dark stretch between Ferry Quay and the Lighthouse got lamps, too: low ones, amber, which look down and wake up when somebody comes. The herons on the stones were asked by way of waiting. They moved four metres to the left.',
    ],
  },
  {
    slug: 'chain-in-seven-minutes',
    topic: 'repair',
    title: 'A clean chain in seven minutes',
    teaser:
      'Our mechanics do it thirty times a day. This is all of it, with the two mistakes that undo it.',
    author: 'Tomas Reed',
    date: '2026-11-09',
    shownDate: '9 November 2026',
    cover: 'chain',
    body: [
      'A chain that squeaks is dry, a chain that crunches is dirty, and a chain that is black is both. The third kind costs you one gear in ten and, sooner or later, a pair of trousers.',
      { heading: 'What you need' },
      {
        list: [
          'A rag that nobody wants back',
          'An old toothbrush',
          'Chain oil, the thin kind',
          'Seven minutes and a wall to lean on',
        ],
      },
      { heading: 'What you do' },
      'Hold the rag around the lower run of the chain and turn the pedals backwards, thirty turns. Move the rag on whenever it is black. Brush the sprockets from the outside in. Then one drop of oil on each roller, not a stream along the chain: the oil belongs inside, where metal turns in metal.',
      'Turn the pedals again, have a cup of tea, and wipe everything off that you can see. What you can see does nothing but collect sand.',
      { heading: 'The two mistakes' },
      'The first is oil on top of dirt: that is grinding paste. The second is the garden hose. Water under pressure goes where grease should be, and stays there until it squeaks.',
      { quote: 'If it shines, you used too much.' },
    ],
  },
  {
    slug: 'petra-knows-every-dock',
    topic: 'people',
    title: 'Petra knows every dock by its sound',
    teaser: 'A morning with the host of Theatre Square, who hears a bad lock from across the road.',
    author: 'Lucie Hart',
    date: '2026-11-02',
    shownDate: '2 November 2026',
    cover: 'bell',
    body: [
      'At ten to seven Theatre Square belongs to the pigeons and to Petra Lund. She walks along sixteen docks with a cup in one hand, and knocks on each of them with the other. Clack, clack, clack, clock.',
      '“That one,” she says, and puts the cup down. Dock eleven has swallowed a chestnut.',
      { heading: 'The work that nobody sees' },
      'A host turns bikes round so that their lamps look at the street, picks leaves out of spokes, tells actors where the cargo bikes are and tourists where the theatre is. She also knows who comes. The nurse at seven, the baker who goes home when others get up, the boy who is too short for the saddle and rides anyway.',
      {
        quote:
          'People think that a station is a rack. It is a corner where the same two hundred people meet without noticing.',
      },
      'Petra used to tune pianos. She says that it is the same work, with more rain. When the square is closed for the winter market, she goes through all ten stations and listens. Her list for the mechanics has no numbers on it, only notes: dull, dull, sings, dull.',
      'They have stopped laughing about it. The list is right.',
    ],
  },
  {
    slug: 'three-bridges-before-breakfast',
    topic: 'routes',
    title: 'Three bridges before breakfast',
    teaser:
      'Eleven flat kilometres along the river, with a bench for each of the three views and buns at the end.',
    author: 'Ravi Sol',
    date: '2026-10-26',
    shownDate: '26 October 2026',
    cover: 'bridge',
    body: [
      'Take a bike at Mill Bridge, where the river is young and talks a lot. Cross to the left bank at once: the path there is new, wide, and belongs to nobody before seven.',
      { heading: 'First bridge: the mill' },
      'Look back from the bench. The wheel has not turned for eighty years, but the light under it does, every clear morning, for about ten minutes.',
      { heading: 'Second bridge: the railway' },
      'Four kilometres on, under the arches, there is an echo that answers bells. Everybody tries it. The 6:52 crosses overhead while you do.',
      { heading: 'Third bridge: the one that lifts' },
      'If the lamps blink, wait: a fishing boat wants to come home, and a lifted bridge is a better view than a crossed one. Then it is eight hundred metres along the quay to the Fish Market. Lock indoors, follow the smell of cardamom.',
      {
        list: [
          'Length: 11 km, no hill worth the name',
          'Surface: asphalt, 300 m of cobbles at the end',
          'Bike: anything with a bell',
          'Price: two half hours, both free if you change bikes at the Boat House',
        ],
      },
    ],
  },
  {
    slug: 'what-a-cargo-bike-carries',
    topic: 'town',
    title: 'What a cargo bike carries in a week',
    teaser: 'We asked forty riders to tell us. Two cellos, one wedding cake, no sofas yet.',
    author: 'Ines Marrow',
    date: '2026-10-19',
    shownDate: '19 October 2026',
    cover: 'cargo',
    body: [
      'We have twenty-four Pelicans, which is what our cargo bikes are called. They are out nine hours a day, longer than any other kind, and until September we had no idea what was in them.',
      'So we put a card into each box and asked. Forty riders wrote back; a week looks like this.',
      {
        list: [
          '117 children, most of them singing',
          '61 crates of vegetables',
          '9 dogs, of which one too large',
          '4 Christmas trees, in September',
          '2 cellos',
          '1 wedding cake, three tiers, arrived with three',
        ],
      },
      { heading: 'What we changed' },
      'The bench in the box folds now, because a crate and a child seldom travel at the same time. The belts have colours. And the brake can be locked by foot: nobody who holds a cake has a hand left.',
      { quote: 'I have a car. I have not been able to say where it stands since August.' },
      'We are still waiting for the first sofa. The box is a hundred and ten centimetres long. Somebody will try.',
    ],
  },
  ...olderPosts,
];

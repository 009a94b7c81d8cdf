// What the ad slot shows when no other ad can be: the house's own four. Out: a list, picked from at random.
import type { HouseAd } from 'xdocs';

const houseAds: HouseAd[] = [
  {
    name: 'templates',
    link: 'https://mui.com/templates/',
    img: '/static/house/templates.svg',
    description: 'Start from a finished page. Dashboards, checkouts and landing pages built with Material UI.',
    poweredby: 'MUI',
    label: 'in-house-templates',
  },
  {
    name: 'themes',
    link: 'https://mui.com/store/',
    img: '/static/house/themes.svg',
    description: 'A look of its own. Themes that restyle every component, in light and in dark.',
    poweredby: 'MUI',
    label: 'in-house-themes',
  },
  {
    name: 'enterprise-support',
    link: '/x/introduction/priority-support/',
    img: '/static/house/enterprise-support.svg',
    description: 'Agreed response times. Priority Support for teams that ship with MUI X.',
    poweredby: 'MUI',
    label: 'in-house-enterprise-support',
  },
  {
    name: 'design-kit',
    link: 'https://mui.com/design-kits/',
    img: '/static/house/design-kit.svg',
    description: 'Draw what you can build. The components as a design kit, with the same names and variants.',
    poweredby: 'MUI',
    label: 'in-house-design-kit',
  },
];

export default houseAds;

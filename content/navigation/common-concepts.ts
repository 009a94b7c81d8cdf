// The navigation: What all libraries have in common.
import type { NavigationEntry } from 'xdocs';

export const commonConcepts: NavigationEntry = {
  pathname: '/x/common-features-group/',
  title: 'Common concepts',
  children: [
    { pathname: '/x/common-concepts/custom-components/', title: 'Slots and subcomponents' },
    { pathname: '/x/common-concepts/styling/', title: 'Ways to style' },
  ],
};

// Small views for tests: a frame, a page, a demo, with what a test does not care about filled in.
import type { DemoView, FrameView, PageView } from '../../src/model/view.ts';

export function frameOf(parts: Partial<FrameView> = {}): FrameView {
  return {
    services: {},
    locale: 'en',
    locales: ['en'],
    interfaceLocale: 'en',
    fonts: {},
    css: '',
    usedVariables: [],
    social: [],
    siteName: 'Velo',
    base: '',
    home: '/',
    links: [{ text: 'Guides', href: '/guides/' }],
    products: [],
    notifications: [],
    footer: { text: 'Ride on.', links: [] },
    theme: {},
    texts: {},
    ...parts,
  };
}

export function pageOf(parts: Partial<PageView> = {}): PageView {
  return {
    locale: 'en',
    kind: 'guide',
    url: '/bikes/',
    pathname: '/bikes/',
    documentTitle: 'Bikes',
    title: 'Bikes',
    description: 'All about bikes.',
    breadcrumbs: [],
    headings: [],
    blocks: [],
    alternates: [],
    options: {},
    chips: [],
    ...parts,
  };
}

export function demoOf(parts: Partial<DemoView> = {}): { type: 'demo' } & DemoView {
  return {
    type: 'demo',
    id: 'Basic',
    name: 'Basic',
    options: {},
    files: [
      { name: 'Basic.tsx', path: 'Basic.tsx', code: 'export', html: '<span class=k>export</span>' },
      { name: 'bikes.ts', path: 'bikes.ts', code: 'bikes', html: 'bikes' },
    ],
    variants: [],
    anchors: [],
    idPrefix: 'basic-',
    ...parts,
  };
}

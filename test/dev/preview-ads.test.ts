// What a writer's own server shows of a site's services: what works without anybody else.
import { expect, it } from 'vitest';
import { previewServices } from '../../src/dev/preview-services.ts';

const json = 'https://ads.example/list.json';

it('shows the house’s own ads, and asks no network', () => {
  const services = { ads: { house: '/x/house.json', json, script: json, GADisplayRatio: 0.1 } };
  expect(previewServices({ base: '/x', services })).toEqual({ ads: { house: '/x/house.json', GADisplayRatio: 0.1 } });
});

it('has no slot where only a network could fill it', () => {
  expect(previewServices({ base: '', services: { ads: { json, GADisplayRatio: 0.1 } } })).toEqual({});
});

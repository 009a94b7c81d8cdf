// What a writer's own looks at a page may set going: nothing that counts, shows ads of others, or asks about either.
import { expect, it } from 'vitest';
import { previewServices } from '../../src/dev/preview-services.ts';

it('leaves out what is for readers alone', () => {
  const services = {
    analytics: { id: 'G-TEST', script: 'https://tag.example/' },
    consent: 'both',
    ads: { house: '/house-ads.json', json: 'https://ads.example/', GADisplayRatio: 0.1 },
    worker: { url: '/sw.js', host: 'velo.example', isRemoved: false },
    feedback: { endpoint: 'https://velo.example/feedback' },
  } as const;
  expect(previewServices({ base: '/x', services })).toEqual({
    ads: { house: '/house-ads.json', GADisplayRatio: 0.1 },
    feedback: { endpoint: '/x/_feedback' },
  });
});

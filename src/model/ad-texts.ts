// The interface texts around ads, in English. They are a part of interface-texts.ts.

export const adTexts = {
  'ads.label': 'Advertisement',
  'ads.by': 'ad by {name}',
  'ads.help': 'Help us keep running. Ads pay for this documentation: please allow them on this site.',
} as const;

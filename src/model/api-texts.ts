// Interface texts of API pages about what belongs to a component besides its own rows.

export const apiTexts = {
  'api.inheritance': 'Inheritance',
  'api.inheritanceText': 'Props of {name} that are not listed here work, too.',
  'api.refText': 'A ref to {name} holds',
  'api.spreadText': 'Props that are not listed are handed on to an element of {name}.',
  'search.kind.enum': 'Enum',
  'api.acceptsElement': 'The props of the native element {name} work, too.',
  'api.acceptsAnyElement': 'The attributes that every element of {name} has work, too.',
  'api.acceptsPackage': 'Props of the package {name} work, too ({count})',
  'api.acceptsType': 'Props of {name}, which many components share, work, too ({count})',
  'api.acceptsTypes': 'From',
  'api.acceptsAbout': 'About {name}',
  'api.parts': 'Parts',
  'api.signatures': 'Signatures',
  'api.values': 'Values',
} as const;

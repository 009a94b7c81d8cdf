// The ids of an API page: one rule for the page that prints them and for the pages that link to them.
import type { Api } from './api.ts';
import { kebabCase } from './address.ts';

/** Ids of an API page's sections, in the order the page shows them. */
export const apiSectionIds = {
  demos: 'demos',
  import: 'import',
  signatures: 'signatures',
  members: 'props',
  returns: 'returns',
  slots: 'slots',
  classes: 'css-classes',
  theme: 'theme-component-name',
  inheritance: 'inheritance',
} as const;

/** A second id of the section of CSS classes, to which links to older versions of an API page lead. */
export const legacyClassesId = 'classes';

/** The id of a member's section: components have props, everything else has properties or parameters. */
export function membersSectionIdOf(api: Pick<Api, 'kind'>): string {
  if (api.kind === 'component') return apiSectionIds.members;
  if (api.kind === 'enum') return 'values';
  return api.kind === 'interface' ? 'properties' : 'parameters';
}

/**
 * The id of the API section at the end of a guide: `api`, or the first free `api-2`, `api-3` if the page already uses
 * it.
 */
export function apiSectionIdOf(anchors: readonly string[]): string {
  let id = 'api';
  for (let count = 2; anchors.includes(id); count++) id = `api-${count}`;
  return id;
}

/** `button-prop-color` */
export function memberAnchorOf(api: Pick<Api, 'name'>, member: string): string {
  return `${kebabCase(api.name)}-prop-${member}`;
}

/** `button-slots-icon` */
export function slotAnchorOf(api: Pick<Api, 'name'>, slot: string): string {
  return `${kebabCase(api.name)}-slots-${slot}`;
}

/** `button-classes-MuiButton-root` */
export function classAnchorOf(api: Pick<Api, 'name'>, className: string): string {
  return `${kebabCase(api.name)}-classes-${className}`;
}

/** `Button-css-root`: where links to older versions of an API page expect a class. */
export function legacyClassAnchorOf(api: Pick<Api, 'name'>, key: string): string {
  return `${api.name}-css-${key}`;
}

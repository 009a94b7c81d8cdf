// Formats when a page was last changed, in UTC, so that the text is the same on every machine.
import type { PageView } from '../model/view.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A time in seconds since 1970, as an ISO date and as text in a language. */
export function updatedView(time: number, locale: string): NonNullable<PageView['updated']> {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(locale, format);
  const date = new Date(time * 1000);
  return { date: date.toISOString().replace('.000Z', 'Z'), text: format.format(date) };
}

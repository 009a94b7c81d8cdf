// The date libraries that adapters of date components need, in the versions that the documentation is written for. In: an
// import. Out: packages with versions.

/** SPEC §9; the second generation of date-fns, which has adapters of its own, is the last of its kind. */
const versions: Readonly<Record<string, string>> = {
  'date-fns': '4.1.0',
  'date-fns-jalali': '4.1.0-0',
  dayjs: '1.11.13',
  luxon: '3.7.1',
  moment: '2.30.1',
  'moment-hijri': '3.0.0',
  'moment-jalaali': '0.10.4',
};

/** What each adapter imports besides its own package. */
const adapters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DateFns: pinned('date-fns'),
  DateFnsV2: { 'date-fns': '2.30.0' },
  DateFnsJalali: pinned('date-fns-jalali'),
  DateFnsJalaliV2: { 'date-fns-jalali': '2.30.0-0' },
  Dayjs: pinned('dayjs'),
  Luxon: pinned('luxon'),
  Moment: pinned('moment'),
  MomentHijri: pinned('moment', 'moment-hijri'),
  MomentJalaali: pinned('moment', 'moment-jalaali'),
};

/** A module of a package for dates that is called `AdapterDayjs` or the like. */
const adapterModule = /^(?:@[^/]+\/)?(?:[^/]*-)?dates?(?:-[^/]*)?\/Adapter([A-Z]\w*)$/;

/**
 * The date libraries that an import of an adapter brings; `undefined` where the import is none of an adapter.
 *
 * @throws TypeError for an adapter that nobody knows (SPEC §8)
 */
export function adapterLibraries(specifier: string): Readonly<Record<string, string>> | undefined {
  const name = adapterModule.exec(specifier)?.[1];
  if (name === undefined) return undefined;
  if (!Object.hasOwn(adapters, name))
    throw new TypeError(
      `The required package of the date adapter "${specifier}" cannot be determined. Adapters are ${Object.keys(adapters).join(', ')}.`,
    );
  return adapters[name];
}

/** The version of a date library, wherever it is imported; `undefined` for any other package. */
export function dateLibraryVersion(name: string): string | undefined {
  return Object.hasOwn(versions, name) ? versions[name] : undefined;
}

function pinned(...names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, versions[name]!]));
}

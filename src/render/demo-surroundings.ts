// What demos find in the worker that renders them before any module is there: its clock, its die, and how dates are written.
// In: `workerData.isVisit`. Out: code as a string, like that of the worker.

/** Code for the start of a worker. */
export const surroundings = `
if (workerData.isVisit) {
  const RealDate = Date;
  const now = () => RealDate.now() + 40 * 24 * 3600 * 1000;
  // No proxy: calendars make dates by the thousand, and ask each time for what a proxy has to be asked for.
  globalThis.Date = function Date(...args) {
    if (!new.target) return new RealDate(now()).toString();
    return Reflect.construct(RealDate, args.length === 0 ? [now()] : args, new.target);
  };
  Object.defineProperties(globalThis.Date, { ...Object.getOwnPropertyDescriptors(RealDate), now: { value: now } });
  RealDate.prototype.constructor = globalThis.Date;
  const { get } = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format');
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
    get() { const format = get.call(this); return (date = now()) => format(date); },
  });
}
// A die with a memory of its own (mulberry32): the same numbers in each build, and in the other run their opposites.
let rolled = 0;
Math.random = () => {
  rolled = (rolled + 0x6d2b79f5) | 0;
  let mixed = Math.imul(rolled ^ (rolled >>> 15), 1 | rolled);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  const number = (mixed ^ (mixed >>> 14)) >>> 0;
  return (workerData.isVisit ? 0xffffffff - number : number) / 0x100000000;
};
// Written in a named zone, each date has a formatter made for it, and libraries ask for that by the thousand: with the plugin
// for time zones of Day.js it was a quarter of the time of a thread that renders demos. One that is kept writes the same: where options
// name no field, all of date and time are meant (ECMA-402, Date.prototype.toLocaleString).
const { toLocaleString } = Date.prototype;
const { DateTimeFormat } = Intl;
// Without arguments, a formatter is asked which zone this is: by the same plugin, for each date.
const here = new DateTimeFormat();
Intl.DateTimeFormat = function (...args) {
  if (new.target) return Reflect.construct(DateTimeFormat, args, new.target);
  return args.length === 0 ? here : DateTimeFormat(...args);
};
Object.defineProperties(Intl.DateTimeFormat, Object.getOwnPropertyDescriptors(DateTimeFormat));
DateTimeFormat.prototype.constructor = Intl.DateTimeFormat;
const fields = Object.fromEntries(['year', 'month', 'day', 'hour', 'minute', 'second'].map((name) => [name, 'numeric']));
const written = new Map();
Object.defineProperty(Date.prototype, 'toLocaleString', {
  value: {
    toLocaleString(locales, options, ...rest) {
      const timeZone = options?.timeZone;
      const isKept =
        typeof locales === 'string' && typeof timeZone === 'string' && Object.keys(options).length === 1 && !isNaN(this);
      if (!isKept) return toLocaleString.call(this, locales, options, ...rest);
      const name = locales + ' ' + timeZone;
      if (!written.has(name)) written.set(name, new DateTimeFormat(locales, { ...fields, timeZone }).format);
      return written.get(name)(this);
    },
  }.toLocaleString,
});
`;

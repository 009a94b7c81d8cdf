// What the rides of Velo add up to, by month, hour, weekday and district.

export interface MonthTotal {
  /** First day of the month. */
  month: Date;
  label: string;
  city: number;
  electric: number;
  cargo: number;
  /** In thousands of euros. */
  revenue: number;
  /** In degrees Celsius. */
  temperature: number;
}

const monthLabels = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const cityRides = [2100, 2350, 3400, 4700, 6100, 7200, 7900, 7600, 6000, 4400, 2900, 2000];
const electricRides = [900, 1000, 1600, 2300, 3100, 3900, 4400, 4300, 3500, 2500, 1500, 950];
const cargoRides = [320, 340, 460, 610, 720, 760, 690, 700, 740, 620, 480, 410];
const temperatures = [2.1, 3.4, 6.8, 10.9, 15.2, 18.6, 20.9, 20.4, 16.7, 11.8, 6.5, 3.2];

/** Rides of 2024, month by month. */
export const ridesByMonth: readonly MonthTotal[] = monthLabels.map((label, index) => ({
  month: new Date(2024, index, 1),
  label,
  city: cityRides[index]!,
  electric: electricRides[index]!,
  cargo: cargoRides[index]!,
  revenue: Math.round((cityRides[index]! * 1.8 + electricRides[index]! * 3.1 + cargoRides[index]! * 4.4) / 100) / 10,
  temperature: temperatures[index]!,
}));

/** Rides of 2024 that began in each district. */
export const ridesByDistrict: readonly { district: string; rides: number }[] = [
  { district: 'Harbour', rides: 31200 },
  { district: 'Old Town', rides: 27400 },
  { district: 'Riverside', rides: 14800 },
  { district: 'Campus', rides: 24100 },
  { district: 'Hillside', rides: 5300 },
];

/** Average rides per hour of a working day, from 0 to 23. */
export const ridesByHour: readonly number[] = [
  6, 3, 2, 2, 5, 18, 62, 148, 211, 120, 84, 92, 118, 109, 96, 124, 186, 242, 198, 131, 84, 52, 31, 14,
];

/** Average rides per weekday (Monday first) and part of the day (morning, noon, evening, night). */
export const ridesByWeekday: readonly (readonly [number, number, number, number])[] = [
  [421, 318, 502, 61],
  [433, 325, 517, 66],
  [440, 331, 524, 70],
  [428, 340, 538, 92],
  [397, 362, 561, 154],
  [212, 540, 488, 201],
  [168, 587, 402, 88],
];

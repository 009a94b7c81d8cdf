// The rental stations of Velo, a bike-rental company in an invented harbour town.

export type District = 'Harbour' | 'Old Town' | 'Riverside' | 'Campus' | 'Hillside';

export interface Station {
  id: string;
  name: string;
  district: District;
  /** Places to lock a bike. */
  docks: number;
  /** Bikes standing there now. */
  bikes: number;
  openedOn: Date;
  indoor: boolean;
}

export const districts: readonly District[] = ['Harbour', 'Old Town', 'Riverside', 'Campus', 'Hillside'];

export const stations: readonly Station[] = [
  { id: 'S01', name: 'Ferry Quay', district: 'Harbour', docks: 24, bikes: 17, openedOn: new Date(2019, 3, 2), indoor: false },
  { id: 'S02', name: 'Lighthouse', district: 'Harbour', docks: 12, bikes: 3, openedOn: new Date(2020, 5, 14), indoor: false },
  { id: 'S03', name: 'Fish Market', district: 'Harbour', docks: 18, bikes: 11, openedOn: new Date(2019, 3, 2), indoor: true },
  { id: 'S04', name: 'Clock Tower', district: 'Old Town', docks: 20, bikes: 20, openedOn: new Date(2019, 4, 20), indoor: false },
  { id: 'S05', name: 'Theatre Square', district: 'Old Town', docks: 16, bikes: 6, openedOn: new Date(2021, 8, 1), indoor: false },
  { id: 'S06', name: 'Mill Bridge', district: 'Riverside', docks: 14, bikes: 9, openedOn: new Date(2020, 2, 9), indoor: false },
  { id: 'S07', name: 'Boat House', district: 'Riverside', docks: 10, bikes: 0, openedOn: new Date(2022, 6, 28), indoor: true },
  { id: 'S08', name: 'Library', district: 'Campus', docks: 30, bikes: 22, openedOn: new Date(2019, 9, 7), indoor: false },
  { id: 'S09', name: 'Sports Hall', district: 'Campus', docks: 22, bikes: 13, openedOn: new Date(2021, 1, 15), indoor: true },
  { id: 'S10', name: 'Observatory', district: 'Hillside', docks: 8, bikes: 5, openedOn: new Date(2023, 4, 5), indoor: false },
];

// The people of Velo.

export type Role = 'Mechanic' | 'Station host' | 'Driver' | 'Planner' | 'Manager';

export interface StaffMember {
  id: string;
  name: string;
  role: Role;
  stationId: string;
  email: string;
  hiredOn: Date;
  /** Hours a week. */
  hours: number;
  onShift: boolean;
  managerId: string | null;
}

export const roles: readonly Role[] = ['Mechanic', 'Station host', 'Driver', 'Planner', 'Manager'];

export const staff: readonly StaffMember[] = [
  { id: 'P01', name: 'Ines Marrow', role: 'Manager', stationId: 'S04', email: 'ines@velo.example', hiredOn: new Date(2019, 0, 7), hours: 40, onShift: true, managerId: null },
  { id: 'P02', name: 'Tomas Reed', role: 'Mechanic', stationId: 'S03', email: 'tomas@velo.example', hiredOn: new Date(2019, 2, 18), hours: 38, onShift: true, managerId: 'P01' },
  { id: 'P03', name: 'Amara Voss', role: 'Planner', stationId: 'S08', email: 'amara@velo.example', hiredOn: new Date(2020, 7, 3), hours: 32, onShift: false, managerId: 'P01' },
  { id: 'P04', name: 'Jonas Pike', role: 'Driver', stationId: 'S01', email: 'jonas@velo.example', hiredOn: new Date(2020, 10, 23), hours: 40, onShift: true, managerId: 'P03' },
  { id: 'P05', name: 'Lucie Hart', role: 'Station host', stationId: 'S01', email: 'lucie@velo.example', hiredOn: new Date(2021, 4, 10), hours: 20, onShift: false, managerId: 'P03' },
  { id: 'P06', name: 'Idris Oke', role: 'Mechanic', stationId: 'S09', email: 'idris@velo.example', hiredOn: new Date(2021, 8, 27), hours: 38, onShift: true, managerId: 'P02' },
  { id: 'P07', name: 'Petra Lund', role: 'Station host', stationId: 'S05', email: 'petra@velo.example', hiredOn: new Date(2022, 1, 14), hours: 24, onShift: true, managerId: 'P03' },
  { id: 'P08', name: 'Ravi Sol', role: 'Driver', stationId: 'S06', email: 'ravi@velo.example', hiredOn: new Date(2022, 9, 3), hours: 36, onShift: false, managerId: 'P03' },
  { id: 'P09', name: 'Greta Bloom', role: 'Mechanic', stationId: 'S03', email: 'greta@velo.example', hiredOn: new Date(2023, 3, 17), hours: 38, onShift: false, managerId: 'P02' },
  { id: 'P10', name: 'Niko Bay', role: 'Station host', stationId: 'S10', email: 'niko@velo.example', hiredOn: new Date(2024, 5, 24), hours: 16, onShift: true, managerId: 'P03' },
];

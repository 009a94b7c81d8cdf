// Who of the staff is away in June 2025.

export type AbsenceKind = 'Holiday' | 'Sick' | 'Training';

export interface Absence {
  id: string;
  staffId: string;
  kind: AbsenceKind;
  /** Days of June, both included. */
  firstDay: number;
  lastDay: number;
  approved: boolean;
}

export const absences: readonly Absence[] = [
  { id: 'A1', staffId: 'P01', kind: 'Training', firstDay: 3, lastDay: 5, approved: true },
  { id: 'A2', staffId: 'P02', kind: 'Holiday', firstDay: 9, lastDay: 20, approved: true },
  { id: 'A3', staffId: 'P03', kind: 'Sick', firstDay: 2, lastDay: 3, approved: true },
  { id: 'A4', staffId: 'P04', kind: 'Holiday', firstDay: 16, lastDay: 27, approved: false },
  { id: 'A5', staffId: 'P05', kind: 'Holiday', firstDay: 5, lastDay: 6, approved: false },
  { id: 'A6', staffId: 'P06', kind: 'Training', firstDay: 3, lastDay: 5, approved: true },
  { id: 'A7', staffId: 'P08', kind: 'Sick', firstDay: 10, lastDay: 13, approved: true },
  { id: 'A8', staffId: 'P09', kind: 'Holiday', firstDay: 2, lastDay: 6, approved: true },
  { id: 'A9', staffId: 'P09', kind: 'Training', firstDay: 24, lastDay: 26, approved: false },
  { id: 'A10', staffId: 'P10', kind: 'Holiday', firstDay: 18, lastDay: 19, approved: true },
];

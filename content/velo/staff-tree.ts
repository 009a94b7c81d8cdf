// Who reports to whom at Velo, as a tree whose fields are not called `id`, `label` and `children`.
import { staff } from './staff.ts';
import type { Role } from './staff.ts';

export interface StaffNode {
  staffId: string;
  name: string;
  role: Role;
  onShift: boolean;
  reports: StaffNode[];
}

function reportsOf(managerId: string | null): StaffNode[] {
  return staff
    .filter((member) => member.managerId === managerId)
    .map((member) => ({
      staffId: member.id,
      name: member.name,
      role: member.role,
      onShift: member.onShift,
      reports: reportsOf(member.id),
    }));
}

export const staffTree: StaffNode[] = reportsOf(null);

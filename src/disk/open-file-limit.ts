// The limit of open files that the system has set for this process.

/** How many files may be open at once; `undefined` where the system does not say. */
export function openFileLimit(): number | undefined {
  const report = process.report?.getReport() as { userLimits?: { open_files?: { soft?: unknown } } } | undefined;
  const limit = Number(report?.userLimits?.open_files?.soft ?? Number.NaN);
  return Number.isFinite(limit) ? limit : undefined;
}

// The words of the benchmark: a line per result, and the ratios of two kept results.

/**
 * @typedef {object} Result medians of what was measured
 * @property {string} site `plain:1000`
 * @property {string} row
 * @property {string} tool
 * @property {number} seconds
 * @property {number} [cpu]
 * @property {number} [peak]
 * @property {number} pages of the output
 * @property {number} files
 * @property {number} bytes
 * @property {readonly import('./bench-rows.js').Measured[]} samples
 *
 * @typedef {object} Results what is kept
 * @property {string} commit
 * @property {object} machine
 * @property {Readonly<Record<string, string>>} versions of the tools
 * @property {readonly Result[]} results
 */

export const heading = `${'site'.padEnd(14)} ${'row'.padEnd(8)} ${'tool'.padEnd(9)} ${'median'.padStart(10)} ${'to hugo'.padStart(8)} ${'CPU'.padStart(9)} ${'a page'.padStart(9)} ${'memory'.padStart(8)} ${'pages'.padStart(6)} ${'output'.padStart(9)}`;

/**
 * A line of the table.
 *
 * @param {Result} result
 * @param {Result | undefined} hugo the same row of Hugo
 */
export function resultLine({ site, row, tool, seconds, cpu, peak, pages, bytes }, hugo) {
  const ratio = hugo && tool !== 'hugo' ? (seconds / hugo.seconds).toFixed(2) : '';
  return [
    site.padEnd(14),
    row.padEnd(8),
    tool.padEnd(9),
    duration(seconds).padStart(10),
    ratio.padStart(8),
    duration(cpu).padStart(9),
    (pages > 0 && row !== 'save' ? `${((seconds / pages) * 1000).toFixed(2)} ms` : '').padStart(9),
    megabytes(peak).padStart(8),
    String(pages).padStart(6),
    megabytes(bytes, 1).padStart(9),
  ].join(' ');
}

/**
 * The ratios of results that both have, the later to the earlier.
 *
 * @param {Results} before
 * @param {Results} after
 */
export function comparison(before, after) {
  const keyOf = ({ site, row, tool }) => `${site} ${row} ${tool}`;
  const earlier = new Map(before.results.map((result) => [keyOf(result), result]));
  const both = after.results.filter((result) => earlier.has(keyOf(result)));
  const ratio = (now, then) => (now === undefined || !then ? '' : (now / then).toFixed(2)).padStart(7);
  const lines = both.map((now) => {
    const then = earlier.get(keyOf(now));
    const times = `${duration(then.seconds).padStart(9)} → ${duration(now.seconds).padStart(9)}`;
    return `${now.site.padEnd(14)} ${now.row.padEnd(8)} ${now.tool.padEnd(9)} ${times} ${ratio(now.seconds, then.seconds)} ${ratio(now.cpu, then.cpu)} ${ratio(now.peak, then.peak)} ${ratio(now.bytes, then.bytes)}`;
  });
  const only = before.results.length + after.results.length - 2 * both.length;
  return [
    `${before.commit} → ${after.commit}`,
    ...(JSON.stringify(before.machine) === JSON.stringify(after.machine)
      ? []
      : ['Measured on different machines: compare with care.']),
    `${''.padEnd(55)} ${'time'.padStart(7)} ${'CPU'.padStart(7)} ${'memory'.padStart(7)} ${'output'.padStart(7)}`,
    ...lines,
    ...(only > 0 ? [`${only} results are in one of them only.`] : []),
  ].join('\n');
}

/** The middle of numbers, or the mean of the two in the middle; `undefined` where any is. */
export function median(numbers) {
  if (numbers.length === 0 || numbers.includes(undefined)) return undefined;
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function duration(seconds) {
  if (seconds === undefined) return '';
  return seconds < 1 ? `${(seconds * 1000).toFixed(0)} ms` : `${seconds.toFixed(2)} s`;
}

function megabytes(bytes, digits = 0) {
  return bytes === undefined ? '' : `${(bytes / 1e6).toFixed(digits)} MB`;
}

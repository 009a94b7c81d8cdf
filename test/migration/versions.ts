// The versions that the migration guides compare. A set is what one application of that time had installed: packages that fit
// together, in the newest version of their major.

export interface VersionSet {
  /** What stands in the parentheses of a snippet's title: `Before (v7)`. */
  readonly label: string;
  /** Exact versions, by package. Absent: the versions that this project itself has installed. */
  readonly packages?: Readonly<Record<string, string>>;
}

const emotion = { '@emotion/react': '11.14.0', '@emotion/styled': '11.14.1' };

/** React with its types; `types` is the version of `@types/react`, `domTypes` of `@types/react-dom`. */
const react = (version: string, types: string, domTypes: string) => ({
  react: version,
  'react-dom': version,
  '@types/react': types,
  '@types/react-dom': domTypes,
});
const react17 = react('17.0.2', '17.0.93', '17.0.26');
const react18 = react('18.3.1', '18.3.31', '18.3.7');
const react19 = react('19.3.1', '19.3.0', '19.3.0');

const material = (version: string, icons = version) => ({
  '@mui/material': version,
  '@mui/icons-material': icons,
  ...emotion,
});

const dateLibraries = (dateFns: string, luxon: string, luxonTypes: string) => ({
  dayjs: '1.11.13',
  'date-fns': dateFns,
  moment: '2.30.1',
  luxon,
  '@types/luxon': luxonTypes,
});

const version8 = {
  '@mui/x-data-grid': '8.9.2',
  '@mui/x-date-pickers': '8.9.2',
  '@mui/x-charts': '8.9.2',
  '@mui/x-tree-view': '8.9.0',
  dayjs: '1.11.13',
  typescript: '5.6.3',
};

export const versionSets: readonly VersionSet[] = [
  {
    label: 'v4',
    packages: {
      '@material-ui/data-grid': '4.0.0-alpha.37',
      '@material-ui/x-grid': '4.0.0-alpha.37',
      '@material-ui/core': '4.12.4',
      ...react17,
      typescript: '4.4.4',
    },
  },
  {
    // The last version whose pickers and tree view are components of its own, not hints that they have moved.
    label: 'lab',
    packages: {
      '@mui/lab': '5.0.0-alpha.75',
      ...material('5.5.3', '5.5.1'),
      ...react17,
      ...dateLibraries('2.30.0', '2.5.2', '2.4.0'),
      '@date-io/date-fns': '2.17.0',
      '@date-io/dayjs': '2.17.0',
      '@date-io/luxon': '2.17.0',
      '@date-io/moment': '2.17.0',
      typescript: '4.6.4',
    },
  },
  {
    label: 'v5',
    packages: {
      '@mui/x-data-grid': '5.17.26',
      '@mui/x-data-grid-pro': '5.17.26',
      '@mui/x-data-grid-premium': '5.17.26',
      '@mui/x-date-pickers': '5.0.20',
      '@mui/x-date-pickers-pro': '5.0.20',
      '@mui/x-license-pro': '5.17.12',
      ...material('5.11.16'),
      ...react17,
      ...dateLibraries('2.30.0', '2.5.2', '2.4.0'),
      typescript: '4.9.5',
    },
  },
  {
    label: 'v6',
    packages: {
      '@mui/x-data-grid': '6.20.4',
      '@mui/x-data-grid-pro': '6.20.4',
      '@mui/x-data-grid-premium': '6.20.5',
      '@mui/x-date-pickers': '6.20.2',
      '@mui/x-date-pickers-pro': '6.20.2',
      '@mui/x-charts': '6.19.8',
      '@mui/x-tree-view': '6.17.0',
      '@mui/x-license-pro': '6.10.2',
      ...material('5.18.0'),
      ...react18,
      ...dateLibraries('2.30.0', '3.7.1', '3.7.6'),
      typescript: '5.3.3',
    },
  },
  {
    label: 'v7',
    packages: {
      '@mui/x-data-grid': '7.29.13',
      '@mui/x-data-grid-pro': '7.29.13',
      '@mui/x-data-grid-premium': '7.29.13',
      '@mui/x-date-pickers': '7.29.4',
      '@mui/x-date-pickers-pro': '7.29.4',
      '@mui/x-charts': '7.29.1',
      '@mui/x-charts-pro': '7.29.1',
      '@mui/x-tree-view': '7.29.10',
      '@mui/x-tree-view-pro': '7.29.10',
      '@mui/x-license': '7.29.1',
      ...material('6.5.0'),
      ...react18,
      ...dateLibraries('3.6.0', '3.7.1', '3.7.6'),
      typescript: '5.6.3',
    },
  },
  { label: 'v8' },
  { label: 'Material UI v5', packages: { ...version8, ...material('5.18.0'), ...react18 } },
  { label: 'Material UI v6', packages: { ...version8, ...material('6.5.0'), ...react19 } },
];

/** The package whose index stands for a product in a version: the one that exports most of it. */
export const indexedPackages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'data-grid': {
    v4: '@material-ui/x-grid',
    v5: '@mui/x-data-grid-premium',
    v6: '@mui/x-data-grid-premium',
    v7: '@mui/x-data-grid-premium',
    v8: '@mui/x-data-grid-premium',
  },
  pickers: {
    lab: '@mui/lab',
    v5: '@mui/x-date-pickers-pro',
    v6: '@mui/x-date-pickers-pro',
    v7: '@mui/x-date-pickers-pro',
    v8: '@mui/x-date-pickers-pro',
  },
  charts: { v6: '@mui/x-charts', v7: '@mui/x-charts-pro', v8: '@mui/x-charts-pro' },
  'tree-view': {
    lab: '@mui/lab',
    v6: '@mui/x-tree-view',
    v7: '@mui/x-tree-view-pro',
    v8: '@mui/x-tree-view-pro',
  },
};

/** What the packages of every set are called that a snippet without imports may mean. */
export const isOwnPackage = (name: string): boolean =>
  /^@mui\/(?:x-|lab$|material$)|^@material-ui\/(?:data-grid|x-grid|core)$/.test(name);

/**
 * The packages of a set.
 *
 * @param installed the devDependencies and dependencies of this project
 */
export function packagesOf(
  set: VersionSet,
  installed: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return set.packages ?? Object.fromEntries(Object.entries(installed).filter(([name]) => isOwnPackage(name)));
}

/** The file that keeps a package's index: `x-charts@7.29.1.json`. */
export const indexFileOf = (name: string, version: string): string => `${name.split('/').at(-1)}@${version}.json`;

// The town as a tree: districts, their stations, and the bikes that stand there. Ids are fit for DOM ids
// (`harbour`, `S01`, `B0001`); every item says what it is. Also a pretend server that hands out the same tree by level.

export interface CityItem {
  id: string;
  label: string;
  kind: 'district' | 'station' | 'bike';
  /** Stations, or bikes: what the item holds. 0 for a bike. */
  count: number;
  children?: CityItem[];
}

export const cityTree: CityItem[] = [
  {
    id: 'harbour',
    label: 'Harbour',
    kind: 'district',
    count: 3,
    children: [
      {
        id: 'S01',
        label: 'Ferry Quay',
        kind: 'station',
        count: 3,
        children: [
          { id: 'B0001', label: 'Wren B0001', kind: 'bike', count: 0 },
          { id: 'B0004', label: 'Pelican B0004', kind: 'bike', count: 0 },
          { id: 'B0005', label: 'Pelican B0005', kind: 'bike', count: 0 },
        ],
      },
      {
        id: 'S02',
        label: 'Lighthouse',
        kind: 'station',
        count: 1,
        children: [{ id: 'B0016', label: 'Swift B0016', kind: 'bike', count: 0 }],
      },
      {
        id: 'S03',
        label: 'Fish Market',
        kind: 'station',
        count: 3,
        children: [
          { id: 'B0002', label: 'Pelican B0002', kind: 'bike', count: 0 },
          { id: 'B0011', label: 'Sparrow B0011', kind: 'bike', count: 0 },
          { id: 'B0024', label: 'Swan B0024', kind: 'bike', count: 0 },
        ],
      },
    ],
  },
  {
    id: 'old-town',
    label: 'Old Town',
    kind: 'district',
    count: 2,
    children: [
      {
        id: 'S04',
        label: 'Clock Tower',
        kind: 'station',
        count: 1,
        children: [{ id: 'B0007', label: 'Swan B0007', kind: 'bike', count: 0 }],
      },
      {
        id: 'S05',
        label: 'Theatre Square',
        kind: 'station',
        count: 3,
        children: [
          { id: 'B0006', label: 'Wren B0006', kind: 'bike', count: 0 },
          { id: 'B0017', label: 'Sparrow B0017', kind: 'bike', count: 0 },
          { id: 'B0020', label: 'Pelican B0020', kind: 'bike', count: 0 },
        ],
      },
    ],
  },
  {
    id: 'riverside',
    label: 'Riverside',
    kind: 'district',
    count: 2,
    children: [
      {
        id: 'S06',
        label: 'Mill Bridge',
        kind: 'station',
        count: 0,
        children: [],
      },
      {
        id: 'S07',
        label: 'Boat House',
        kind: 'station',
        count: 3,
        children: [
          { id: 'B0008', label: 'Pelican B0008', kind: 'bike', count: 0 },
          { id: 'B0014', label: 'Pelican B0014', kind: 'bike', count: 0 },
          { id: 'B0022', label: 'Sparrow B0022', kind: 'bike', count: 0 },
        ],
      },
    ],
  },
  {
    id: 'campus',
    label: 'Campus',
    kind: 'district',
    count: 2,
    children: [
      {
        id: 'S08',
        label: 'Library',
        kind: 'station',
        count: 3,
        children: [
          { id: 'B0010', label: 'Kestrel B0010', kind: 'bike', count: 0 },
          { id: 'B0012', label: 'Kestrel B0012', kind: 'bike', count: 0 },
          { id: 'B0018', label: 'Swift B0018', kind: 'bike', count: 0 },
        ],
      },
      {
        id: 'S09',
        label: 'Sports Hall',
        kind: 'station',
        count: 2,
        children: [
          { id: 'B0015', label: 'Pelican B0015', kind: 'bike', count: 0 },
          { id: 'B0019', label: 'Pelican B0019', kind: 'bike', count: 0 },
        ],
      },
    ],
  },
  {
    id: 'hillside',
    label: 'Hillside',
    kind: 'district',
    count: 1,
    children: [
      {
        id: 'S10',
        label: 'Observatory',
        kind: 'station',
        count: 5,
        children: [
          { id: 'B0003', label: 'Sparrow B0003', kind: 'bike', count: 0 },
          { id: 'B0009', label: 'Kestrel B0009', kind: 'bike', count: 0 },
          { id: 'B0013', label: 'Wren B0013', kind: 'bike', count: 0 },
          { id: 'B0021', label: 'Kestrel B0021', kind: 'bike', count: 0 },
          { id: 'B0023', label: 'Pelican B0023', kind: 'bike', count: 0 },
        ],
      },
    ],
  },
];

function findItem(items: readonly CityItem[], id: string): CityItem | undefined {
  for (const item of items) {
    const found = item.id === id ? item : findItem(item.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}

/** One level, without the levels below it, after 700 ms: what `GET /fleet?parent=S01` would answer. */
export async function fetchCityItems(parentId?: string): Promise<CityItem[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 700);
  });
  const level = parentId === undefined ? cityTree : (findItem(cityTree, parentId)?.children ?? []);
  return level.map(({ children: _, ...item }) => item);
}

// The town as a tree: districts, their stations, and the bikes that stand there. Ids are fit for DOM ids
// (`harbour`, `S01`, `B0001`); every item says what it is. Also a pretend server that hands out the same tree by level.
import { bikesOf } from './bikes.ts';
import { districts, stations } from './stations.ts';

export interface CityItem {
  id: string;
  label: string;
  kind: 'district' | 'station' | 'bike';
  /** Stations, or bikes: what the item holds. 0 for a bike. */
  count: number;
  children?: CityItem[];
}

const fleet = bikesOf(24);

export const cityTree: CityItem[] = districts.map((district): CityItem => {
  const children = stations
    .filter((station) => station.district === district)
    .map((station): CityItem => {
      const bikes = fleet
        .filter((bike) => bike.stationId === station.id)
        .map((bike): CityItem => ({ id: bike.id, label: `${bike.model} ${bike.id}`, kind: 'bike', count: 0 }));
      return { id: station.id, label: station.name, kind: 'station', count: bikes.length, children: bikes };
    });
  return {
    id: district.toLowerCase().replaceAll(' ', '-'),
    label: district,
    kind: 'district',
    count: children.length,
    children,
  };
});

/** The ids of all items that hold others, top down. */
export const cityParentIds: string[] = cityTree.flatMap((district) => [
  district.id,
  ...(district.children ?? []).filter((station) => station.count > 0).map((station) => station.id),
]);

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

import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type MapPoint, metersPerDegree } from '#shared/rules/same-place.ts';
import { placeKey, placeRanges } from '../table/keys.ts';
import { between, queryAll } from '../table/query-pages.ts';
import type { Table } from '../table/table.ts';

/** A lookup is reused for a year. After that, the map may have a better address. */
const keptSeconds = 365 * 24 * 60 * 60;

const placeItem = z.object({
  lat: z.number(),
  lng: z.number(),
  /** Missing if the map has no address. */
  address: z.optional(z.string()),
  /** Epoch seconds. */
  expiresAt: z.int(),
});

/** A point that was looked up, and its address if the map has one. */
export type Place = Pick<z.output<typeof placeItem>, 'lat' | 'lng' | 'address'>;

export type PlaceStore = {
  /**
   * Returns the notary's places in the square around a point that extends `meters` in each direction. Costs
   * one read unit, or two near the edge of a row. Places across the 180th meridian are not found.
   */
  around(notaryId: string, point: MapPoint, meters: number, now: Date): Promise<Place[]>;
  /** Returns every place of the notary, from south to north. Costs about one read unit per 30 places. */
  all(notaryId: string, now: Date): Promise<Place[]>;
  /** Stores a place for a year. Two devices can store the same place without conflict. */
  keep(notaryId: string, place: Place, now: Date): Promise<void>;
};

/** Rounds degrees to less than a micrometer, because DynamoDB rejects numbers below 1e-130. */
const storable = (degrees: number) => Number(degrees.toFixed(12));

const seconds = (now: Date) => Math.floor(now.getTime() / 1000);

/** Reads and writes the places whose addresses a notary looked up: one small item each (docs/adr/0008). */
export function placeStore(table: Table): PlaceStore {
  const { client, name: TableName } = table;

  async function inRange({ pk, from, to }: ReturnType<typeof placeRanges.all>, now: Date): Promise<Place[]> {
    const items = await queryAll(table, { ...between({ pk, sk: from }, { sk: to }), ConsistentRead: true });
    // DynamoDB deletes late, so expired items can still be there.
    return z
      .parse(z.array(placeItem), items)
      .filter((item) => item.expiresAt > seconds(now))
      .map(({ lat, lng, address }) => ({ lat, lng, address }));
  }

  return {
    async around(notaryId, { lat, lng }, meters, now) {
      const up = meters / metersPerDegree;
      // Meridians converge toward the poles, so the same distance spans more degrees there.
      const aside = up / Math.max(Math.cos((Math.min(Math.abs(lat) + up, 90) * Math.PI) / 180), 1e-6);
      const ranges = placeRanges.within(notaryId, {
        southWest: { lat: lat - up, lng: lng - aside },
        northEast: { lat: lat + up, lng: lng + aside },
      });
      const found = await Promise.all(ranges.map((range) => inRange(range, now)));
      return found.flat();
    },

    all: (notaryId, now) => inRange(placeRanges.all(notaryId), now),

    async keep(notaryId, { lat, lng, address }, now) {
      const Item = {
        ...placeKey(notaryId, { lat, lng }),
        lat: storable(lat),
        lng: storable(lng),
        address,
        expiresAt: seconds(now) + keptSeconds,
      };
      await client.send(new PutCommand({ TableName, Item }));
    },
  };
}

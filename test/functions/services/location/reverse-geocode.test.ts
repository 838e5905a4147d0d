import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nearestTown } from '#functions/adapters/location/gazetteer.ts';
import { reverseGeocode } from '#functions/services/location/reverse-geocode.ts';
import { paidLookupStore } from '#functions/store/account/paid-lookup-store.ts';
import { placeStore } from '#functions/store/account/place-store.ts';
import { accountKey, placeKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { limits } from '#shared/data/limits.ts';
import { type MapPoint, metersPerDegree } from '#shared/rules/same-place.ts';
import { newTable } from '#test/support/stack.ts';

const austin = { lat: 30.2671, lng: -97.7431 };
const morning = new Date('2026-03-02T15:00:00Z');
const daysOn = (days: number) => new Date(morning.getTime() + days * 24 * 60 * 60 * 1_000);

/** Returns the point some meters to the north and east. */
const moved = ({ lat, lng }: MapPoint, north: number, east = 0): MapPoint => ({
  lat: lat + north / metersPerDegree,
  lng: lng + east / (metersPerDegree * Math.cos((lat * Math.PI) / 180)),
});

let table: Table;
let notaryId: string;
let asked: MapPoint[];
let paid: number;
let addressOf: (point: MapPoint) => string | undefined;

beforeAll(async () => {
  table = await newTable();
});

beforeEach(() => {
  notaryId = ulid();
  asked = [];
  paid = 0;
  addressOf = ({ lat, lng }) => `${lat}, ${lng}`;
});

const lookUp = (point: MapPoint, now = morning, notary = notaryId, street = true) =>
  reverseGeocode(
    {
      geocoder: {
        addressAt: async (at) => {
          asked.push(at);
          return addressOf(at);
        },
      },
      nearestTown,
      places: placeStore(table),
      lookups: paidLookupStore(table),
      reportPaid: () => {
        paid += 1;
      },
      now: () => now,
    },
    notary,
    { ...point, street },
  );

const addressAt = (point: MapPoint) => ({
  ok: true,
  value: expect.objectContaining({ formattedAddress: `${point.lat}, ${point.lng}` }),
});

describe('reverseGeocode', () => {
  it.each([
    ['north', 49, 0],
    ['east', 0, 49],
    ['southwest', -34, -34],
  ])('answers from an earlier look-up within 50 m to the %s', async (_, north, east) => {
    expect(await lookUp(austin)).toEqual(addressAt(austin));
    expect(await lookUp(moved(austin, north, east))).toEqual(addressAt(austin));
    expect(asked).toEqual([austin]);
    expect(paid).toBe(1);
  });

  it.each([
    ['north', 51, 0],
    ['west', 0, -51],
    ['northeast, inside the square but outside the circle', 40, 40],
  ])('asks the map service for a point more than 50 m to the %s', async (_, north, east) => {
    await lookUp(austin);
    const other = moved(austin, north, east);
    expect(await lookUp(other)).toEqual(addressAt(other));
    expect(paid).toBe(2);
  });

  it('answers from the nearest of several earlier look-ups', async () => {
    const west = moved(austin, 0, -40);
    const east = moved(austin, 0, 40);
    await lookUp(west);
    await lookUp(east);
    expect(await lookUp(moved(austin, 0, 5))).toEqual(addressAt(east));
    expect(await lookUp(moved(austin, 0, -5))).toEqual(addressAt(west));
    expect(paid).toBe(2);
  });

  it('finds places on the other side of every row of keys', async () => {
    for (const lat of [30.2700001, 30.2699999, 0.0000001, -0.0000001, 64.83, 71.2900001]) {
      const point = { lat, lng: -97.7 };
      await lookUp(point);
      const before = paid;
      for (const north of [-49, -10, 10, 49]) await lookUp(moved(point, north));
      expect(paid).toBe(before);
    }
  });

  describe('without a street', () => {
    const open = (point: MapPoint) => lookUp(point, morning, notaryId, false);
    const named = (formattedAddress: string) => ({
      ok: true,
      value: { formattedAddress, lookupsLeft: null },
    });

    it('answers the town of the nearest ZIP code, and pays nothing', async () => {
      expect(await open(austin)).toEqual(named('Near Austin, TX'));
      expect(asked).toEqual([]);
      expect(paid).toBe(0);
    });

    it('answers the street of an earlier look-up, and a town where the map knew none', async () => {
      await lookUp(austin);
      expect(await open(moved(austin, 20))).toEqual(named(`${austin.lat}, ${austin.lng}`));
      addressOf = () => undefined;
      const field = moved(austin, 5_000);
      await lookUp(field);
      expect(await open(field)).toMatchObject({ ok: true, value: { lookupsLeft: null } });
      expect(paid).toBe(2);
    });

    it('answers at a place whose look-ups of the day are used up', async () => {
      const lookups = paidLookupStore(table);
      const used = Array.from({ length: limits.paidLookupsPerDay }, () =>
        lookups.take(notaryId, limits.paidLookupsPerDay, morning),
      );
      await Promise.all(used);
      expect(await lookUp(austin)).toMatchObject({ code: 'ADDRESS_LOOKUP_LIMIT' });
      expect(await open(austin)).toMatchObject({ ok: true });
    });

    it('finds nothing at sea', async () => {
      expect(await open({ lat: 30, lng: -45 })).toMatchObject({ ok: false, code: 'ADDRESS_NOT_FOUND' });
    });
  });

  it('remembers that a point has no address', async () => {
    addressOf = () => undefined;
    expect(await lookUp(austin)).toMatchObject({ ok: false, code: 'ADDRESS_NOT_FOUND' });
    expect(await lookUp(moved(austin, 20))).toMatchObject({ ok: false, code: 'ADDRESS_NOT_FOUND' });
    expect(paid).toBe(1);
  });

  it("never answers from another notary's look-up", async () => {
    await lookUp(austin);
    await lookUp(austin, morning, ulid());
    expect(paid).toBe(2);
  });

  it('asks again after a year', async () => {
    await lookUp(austin);
    await lookUp(austin, daysOn(364));
    expect(paid).toBe(1);
    await lookUp(austin, daysOn(366));
    expect(paid).toBe(2);
  });

  it('pays for exactly the limit of a day, however many calls run in parallel', async () => {
    const far = (index: number) => moved(austin, 200 * index);
    const calls = Array.from({ length: limits.paidLookupsPerDay + 25 }, (_, index) => lookUp(far(index)));
    const outcomes = await Promise.all(calls);
    expect(paid).toBe(limits.paidLookupsPerDay);
    const refused = outcomes.filter((outcome) => !outcome.ok);
    expect(refused).toHaveLength(25);
    // Nine hours are left of the day in UTC.
    for (const outcome of refused) {
      expect(outcome).toMatchObject({ code: 'ADDRESS_LOOKUP_LIMIT', retryAfter: 9 * 60 * 60 });
    }
    const answered = far(outcomes.findIndex(({ ok }) => ok));
    expect(await lookUp(moved(answered, 10))).toMatchObject({ ok: true });
    expect(await lookUp(moved(austin, -1_000))).toMatchObject({ code: 'ADDRESS_LOOKUP_LIMIT' });
    expect(await lookUp(moved(austin, -1_000), daysOn(1))).toMatchObject({ ok: true });
    expect(paid).toBe(limits.paidLookupsPerDay + 1);
  });

  it('says how many look-ups are left after a paid one, and nothing after one that was free', async () => {
    const left = async (point: MapPoint) => {
      const outcome = await lookUp(point);
      return outcome.ok ? outcome.value.lookupsLeft : outcome.code;
    };
    expect(await left(austin)).toBe(limits.paidLookupsPerDay - 1);
    expect(await left(moved(austin, 10))).toBeNull();
    expect(await left(moved(austin, 500))).toBe(limits.paidLookupsPerDay - 2);
  });

  it('keeps the places of two devices that look up the same point in parallel', async () => {
    await Promise.all([lookUp(austin), lookUp(moved(austin, 1))]);
    expect(paid).toBeLessThanOrEqual(2);
    const before = paid;
    await lookUp(austin);
    expect(paid).toBe(before);
  });

  it('fails as the map service does, and stores nothing', async () => {
    addressOf = () => {
      throw new Error('The map service is down');
    };
    await expect(lookUp(austin)).rejects.toThrow('The map service is down');
    addressOf = () => '1 Congress Ave';
    expect(await lookUp(austin)).toMatchObject({ ok: true, value: { formattedAddress: '1 Congress Ave' } });
  });

  it('keeps places in the partition of their notary', () => {
    expect(placeKey(notaryId, austin)).toEqual({
      pk: accountKey(notaryId).pk,
      sk: 'PLACE#12026#082256900#210267100',
    });
  });
});

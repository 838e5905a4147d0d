import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reverseGeocode } from '#functions/services/location/reverse-geocode.ts';
import { paidLookupStore } from '#functions/store/account/paid-lookup-store.ts';
import { placeStore } from '#functions/store/account/place-store.ts';
import { accountKey, placeKey } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { limits } from '#shared/data/limits.ts';
import { type MapPoint, metersPerDegree } from '#shared/rules/same-place.ts';
import { everyCase } from '#test/support/every-case.ts';
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

const lookUp = (point: MapPoint, now = morning, notary = notaryId) =>
  reverseGeocode(
    {
      geocoder: {
        addressAt: async (at) => {
          asked.push(at);
          return addressOf(at);
        },
      },
      places: placeStore(table),
      lookups: paidLookupStore(table),
      reportPaid: () => {
        paid += 1;
      },
      now: () => now,
    },
    notary,
    point,
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

describe('a year of a notary who works at few places', () => {
  /** Returns the same numbers from 0 to 1 in every run (a linear congruential generator). */
  function numbers(seed: number) {
    let state = seed;
    return () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
  }

  // The tests above prove each rule that saves a look-up; this one counts a year of them.
  it.runIf(everyCase)('pays for at most one look-up per four entries', async () => {
    const random = numbers(1);
    // The sum of three uniform numbers is close enough to a normal distribution: sigma is 15 m here.
    const noise = () => (random() + random() + random() - 1.5) * 30;
    // An office, two branches of a bank, and five clients who come back.
    const places = Array.from({ length: 8 }, () =>
      moved(austin, (random() - 0.5) * 20_000, (random() - 0.5) * 20_000),
    );
    const entries = 720;
    for (let entry = 0; entry < entries; entry += 1) {
      const day = daysOn((entry * 364) / entries);
      const place = random() < 0.6 ? places[0] : places[Math.floor(random() * places.length)];
      if (!place) throw new Error('There is no such place');
      // The device reports the position with noise. For every third entry, the notary also corrects it on the map.
      await lookUp(moved(place, noise(), noise()), day);
      if (entry % 3 === 0) await lookUp(moved(place, noise() / 3, noise() / 3), day);
    }
    expect(asked.length).toBe(paid);
    expect(paid / entries).toBeLessThanOrEqual(1 / 4);
  });
});

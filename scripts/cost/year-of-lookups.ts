import { reverseGeocode } from '#functions/services/location/reverse-geocode.ts';
import type { PaidLookupStore } from '#functions/store/account/paid-lookup-store.ts';
import type { Place, PlaceStore } from '#functions/store/account/place-store.ts';
import { isSamePlace, type MapPoint, metersPerDegree } from '#shared/rules/same-place.ts';
import { isTownLabel } from '#shared/rules/town-label.ts';
import type { kindsOfNotaries } from './workload.ts';

export type KindOfNotary = keyof typeof kindsOfNotaries;

/** Entries that a simulated notary submits in a year. */
export const entries = 720;

const office = { lat: 30.2671, lng: -97.7431 };
const dayMs = 24 * 60 * 60 * 1_000;
const start = Date.parse('2026-03-02T15:00:00Z');

/** Returns the same numbers from 0 to 1 in every run (a linear congruential generator). */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Returns the point some meters to the north and east. */
const moved = ({ lat, lng }: MapPoint, north: number, east: number): MapPoint => ({
  lat: lat + north / metersPerDegree,
  lng: lng + east / (metersPerDegree * Math.cos((lat * Math.PI) / 180)),
});

/** Returns the places of the acts of a year, one for each entry. */
type Travels = (random: () => number) => MapPoint[];

const somewhere = (random: () => number) =>
  moved(office, (random() - 0.5) * 60_000, (random() - 0.5) * 60_000);

/** Where a notary of each kind records the entries of a year. */
const travels = {
  'one office': () => Array.from({ length: entries }, () => office),
  // Six of ten acts at the first place, the others at any of them.
  'ten places': (random) => {
    const places = Array.from({ length: 10 }, () => somewhere(random));
    return Array.from(
      { length: entries },
      () => (random() < 0.6 ? places[0] : places[Math.floor(random() * places.length)]) ?? office,
    );
  },
  // A signing has two entries on average, such as one for each signer or document.
  'always new': (random) => {
    const acts: MapPoint[] = [];
    while (acts.length < entries) {
      const place = somewhere(random);
      acts.push(...Array.from({ length: 1 + Math.floor(random() * 3) }, () => place));
    }
    return acts.slice(0, entries);
  },
} as const satisfies Record<KindOfNotary, Travels>;

/** The stores of one notary, in memory: the simulation counts decisions, and the store's own tests prove its queries. */
function storesInMemory() {
  const kept: Place[] = [];
  const places: Pick<PlaceStore, 'around' | 'keep'> = {
    around: async (_, point) => kept.filter((place) => isSamePlace(place, point)),
    keep: async (_, place) => void kept.push(place),
  };
  const lookups: PaidLookupStore = { take: async (_, limit) => limit };
  return { places, lookups };
}

/** A wizard that opens asks for the town only, or, as it did before, for the street. */
export type Opening = 'town' | 'street';

/**
 * Counts the paid look-ups for each entry of a simulated year. The device is 15 m off (sigma). One of four entries is begun
 * elsewhere, one of five that are begun is given up, and for one of three the notary corrects the place on the map.
 */
export async function paidLookupsPerEntryOf(
  kind: KindOfNotary,
  opening: Opening = 'town',
  stores: Pick<Parameters<typeof reverseGeocode>[0], 'places' | 'lookups'> = storesInMemory(),
): Promise<number> {
  const random = numbers(1);
  // The sum of three uniform numbers is close enough to a normal distribution: sigma is 15 m here.
  const noise = () => (random() + random() + random() - 1.5) * 30;
  const near = (point: MapPoint) => moved(point, noise(), noise());
  let paid = 0;
  const ask = async (point: MapPoint, street: boolean, at: number) => {
    const outcome = await reverseGeocode(
      {
        ...stores,
        geocoder: { addressAt: async () => '1 Congress Ave' },
        nearestTown: async () => ({
          town: { zip: '78701', name: 'Austin', area: 'TX', ...office },
          meters: 0,
        }),
        reportPaid: () => {
          paid += 1;
        },
        now: () => new Date(at),
      },
      kind,
      { ...point, street },
    );
    return outcome.ok ? outcome.value.formattedAddress : '';
  };

  for (const [number, place] of travels[kind](random).entries()) {
    const at = start + (number * 364 * dayMs) / entries;
    const open = async (point: MapPoint) => ask(point, opening === 'street', at);
    if (number % 5 === 0) await open(near(somewhere(random)));
    const begunElsewhere = number % 4 === 0;
    const here = near(place);
    const shown = await open(begunElsewhere ? near(somewhere(random)) : here);
    // The notary presses the button at the place, goes on with the place that is shown, or corrects it on the map.
    if (begunElsewhere) await ask(near(place), true, at);
    else if (number % 3 === 0) await ask(moved(place, noise() / 3, noise() / 3), true, at);
    else if (isTownLabel(shown)) await ask(here, true, at);
  }
  return paid / entries;
}

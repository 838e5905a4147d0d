import { nearestTown } from '#functions/adapters/location/gazetteer.ts';
import { geocoder } from '#functions/adapters/location/geocoder.ts';
import { log, logMessages } from '#functions/middleware/log-request.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { reverseGeocode } from '#functions/services/location/reverse-geocode.ts';
import { paidLookupStore } from '#functions/store/account/paid-lookup-store.ts';
import { placeStore } from '#functions/store/account/place-store.ts';
import { table } from '#functions/store/table/table.ts';
import { reverseGeocode as contract } from '#shared/contract/location.ts';

export const handler = routeHandler(contract, ({ caller, body }) => {
  const deps = {
    geocoder: geocoder(),
    nearestTown,
    places: placeStore(table()),
    lookups: paidLookupStore(table()),
    // Log only that it happened: a person's location is personal.
    reportPaid: () => log().info(logMessages.addressPaid),
    now: () => new Date(),
  };
  return reverseGeocode(deps, caller.account.id, body);
});

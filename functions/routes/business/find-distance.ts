import { drivingDistances } from '#functions/adapters/location/driving-distances.ts';
import { log, logMessages } from '#functions/middleware/log-request.ts';
import { routeHandler } from '#functions/middleware/route-handler.ts';
import { findDistance } from '#functions/services/business/find-distance.ts';
import { paidLookupStore } from '#functions/store/account/paid-lookup-store.ts';
import { table } from '#functions/store/table/table.ts';
import { findDistance as contract } from '#shared/contract/business/papers.ts';

export const handler = routeHandler(contract, ({ caller, body }) => {
  const deps = {
    distances: process.env['ROUTE_CALCULATOR'] ? drivingDistances() : undefined,
    lookups: paidLookupStore(table()),
    // Log only that it happened: addresses of signers are personal.
    reportPaid: () => log().info(logMessages.distancePaid),
    now: () => new Date(),
  };
  return findDistance(deps, caller.account, body);
});

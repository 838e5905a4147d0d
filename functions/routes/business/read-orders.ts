import { routeHandler } from '#functions/middleware/route-handler.ts';
import { proposeOrders } from '#functions/services/business/propose-orders.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { table } from '#functions/store/table/table.ts';
import { readOrders as contract } from '#shared/contract/business/order-intake.ts';
import { fromWire } from '#shared/contract/wire.ts';

export const handler = routeHandler(contract, async ({ caller, body }) => {
  const outcome = await proposeOrders(
    { papers: paperStore(table()), now: () => new Date() },
    caller.account,
    body,
  );
  return outcome.ok ? { ...outcome, value: fromWire(outcome.value) } : outcome;
});

import { routeHandler } from '#functions/middleware/route-handler.ts';
import { setPaymentMethod } from '#functions/services/billing/set-payment-method.ts';
import { billingDeps } from '#functions/wiring/billing.ts';
import { setPaymentMethod as contract } from '#shared/contract/billing.ts';

export const handler = routeHandler(contract, ({ caller, body }) =>
  setPaymentMethod(billingDeps(), { account: caller.account, paymentMethodId: body.paymentMethodId }),
);

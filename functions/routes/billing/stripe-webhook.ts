import { emptyResponse } from '#functions/middleware/http-response.ts';
import { lambdaHandler } from '#functions/middleware/lambda-handler.ts';
import { log, logMessages } from '#functions/middleware/log-request.ts';
import { refusalResponse } from '#functions/middleware/map-errors.ts';
import { withPayments } from '#functions/services/billing/payment-failures.ts';
import { receivePaymentEvent } from '#functions/services/billing/receive-payment-event.ts';
import { billingDeps } from '#functions/wiring/billing.ts';

/** The signature covers the raw bytes, so the handler passes them on without parsing or decoding them. */
export const handler = lambdaHandler('stripe-webhook', async (event) => {
  const rawBody = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  const signature = event.headers['stripe-signature'] ?? '';
  const outcome = await withPayments(() => receivePaymentEvent(billingDeps(), { rawBody, signature }));
  if (!outcome.ok && outcome.code === 'SIGNATURE_INVALID') log().warn(logMessages.eventRefused);
  return outcome.ok ? emptyResponse(204) : refusalResponse(outcome, event.requestContext.requestId);
});

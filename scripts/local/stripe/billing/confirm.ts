import type { PaymentIntent, PaymentMethod, SetupIntent } from '../models.ts';
import { cardError, invalid } from '../stripe-error.ts';
import { paymentIntentView, setupIntentView } from '../views/intent-view.ts';
import type { World } from '../world.ts';
import { settleIntent } from './collect.ts';
import { charge, finishAuthentication, finishSetupAuthentication, setUp } from './intents.ts';
import { resolveMethod } from './methods.ts';

function unexpectedState({ id, status }: PaymentIntent | SetupIntent): never {
  const [name, code] = id.startsWith('seti_')
    ? ['SetupIntent', 'setup_intent_unexpected_state']
    : ['PaymentIntent', 'payment_intent_unexpected_state'];
  throw invalid(`This ${name}'s status is ${status}, which does not allow this.`, undefined, code);
}

function methodToConfirm(
  world: World,
  intent: PaymentIntent | SetupIntent,
  methodId: string | undefined,
): PaymentMethod {
  const id = methodId ?? intent.paymentMethod;
  if (intent.status === 'succeeded' || intent.status === 'canceled' || id === null) unexpectedState(intent);
  return resolveMethod(world, id, intent.customer);
}

/** Charges the given card or the intent's own, and settles the invoice. */
export function confirmIntent(world: World, intent: PaymentIntent, methodId: string | undefined): void {
  const verdict = charge(world, intent, methodToConfirm(world, intent, methodId), false);
  settleIntent(world, intent, verdict);
  if (typeof verdict === 'string') return;
  throw cardError(verdict, { payment_intent: paymentIntentView(world.data, intent) }, true);
}

/** Updates the subscription that waited for this card. */
function completeSetup(world: World, intent: SetupIntent): void {
  const subscription = Object.values(world.data.subscriptions).find(
    ({ pendingSetupIntent }) => pendingSetupIntent === intent.id,
  );
  if (!subscription || intent.status !== 'succeeded') return;
  subscription.pendingSetupIntent = null;
  if (subscription.saveDefault === 'on_subscription') {
    subscription.defaultPaymentMethod = intent.paymentMethod;
  }
  world.emitChange('customer.subscription.updated', subscription.id);
}

/** Stores the given card or the intent's own for later use. */
export function confirmSetup(world: World, intent: SetupIntent, methodId: string | undefined): void {
  const verdict = setUp(world, intent, methodToConfirm(world, intent, methodId));
  completeSetup(world, intent);
  if (typeof verdict === 'string') return;
  throw cardError(verdict, { setup_intent: setupIntentView(world.data, intent) }, true);
}

/** Passes or fails the authentication on the page of the customer's bank. */
export function authenticate(world: World, id: string, passed: boolean): void {
  const payment = world.data.paymentIntents[id];
  const intent = payment ?? world.data.setupIntents[id];
  if (!intent) throw invalid(`No such intent: '${id}'`, 'intent', 'resource_missing');
  const method = intent.paymentMethod === null ? undefined : world.data.paymentMethods[intent.paymentMethod];
  if (intent.status !== 'requires_action' || !method) unexpectedState(intent);
  if (payment) {
    settleIntent(world, payment, finishAuthentication(world, payment, method, passed));
    return;
  }
  finishSetupAuthentication(world, intent, method, passed);
  completeSetup(world, intent);
}

import type { CardFault, PaymentIntent, PaymentMethod, SetupIntent } from '../models.ts';
import type { World } from '../world.ts';
import { judgeCharge, judgeSetup, type Verdict } from './cards.ts';

type NewPaymentIntent = Pick<
  PaymentIntent,
  'amount' | 'currency' | 'customer' | 'paymentMethod' | 'invoice' | 'description'
>;

export function createPaymentIntent(world: World, given: NewPaymentIntent): PaymentIntent {
  const intent: PaymentIntent = {
    id: world.id('pi'),
    created: world.now(),
    status: given.paymentMethod ? 'requires_confirmation' : 'requires_payment_method',
    fault: null,
    charge: null,
    canceledAt: null,
    cancellationReason: null,
    ...given,
  };
  world.data.paymentIntents[intent.id] = intent;
  world.emit('payment_intent.created', intent.id);
  return intent;
}

export function createSetupIntent(world: World, customer: string, paymentMethod: string | null): SetupIntent {
  const intent: SetupIntent = {
    id: world.id('seti'),
    created: world.now(),
    customer,
    paymentMethod,
    status: paymentMethod ? 'requires_confirmation' : 'requires_payment_method',
    fault: null,
    cancellationReason: null,
  };
  world.data.setupIntents[intent.id] = intent;
  world.emit('setup_intent.created', intent.id);
  return intent;
}

/** Attaches a payment method to a customer, unless it already is. */
export function attachTo(world: World, method: PaymentMethod, customer: string): void {
  if (method.customer === customer) return;
  method.customer = customer;
  world.emit('payment_method.attached', method.id);
}

function recordCharge(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  fault: CardFault | null,
): void {
  const id = world.id('ch');
  world.data.charges[id] = {
    id,
    created: world.now(),
    amount: intent.amount,
    currency: intent.currency,
    customer: intent.customer,
    paymentMethod: method.id,
    intent: intent.id,
    fault,
    dispute: null,
  };
  intent.charge = id;
  world.emit(fault ? 'charge.failed' : 'charge.succeeded', id);
}

function succeed(world: World, intent: PaymentIntent, method: PaymentMethod): void {
  intent.status = 'succeeded';
  intent.paymentMethod = method.id;
  intent.fault = null;
  recordCharge(world, intent, method, null);
  attachTo(world, method, intent.customer);
  world.emit('payment_intent.succeeded', intent.id);
}

function fail(world: World, intent: PaymentIntent, fault: CardFault): void {
  intent.status = 'requires_payment_method';
  intent.paymentMethod = null;
  intent.fault = fault;
  world.emit('payment_intent.payment_failed', intent.id);
}

/** Charges the card, or leaves the intent waiting for an authentication or another card. */
export function charge(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  offSession: boolean,
): Verdict {
  const verdict = judgeCharge(method, world.now(), offSession);
  if (verdict === 'accepted') {
    succeed(world, intent, method);
  } else if (verdict === 'requires_action') {
    intent.status = 'requires_action';
    intent.paymentMethod = method.id;
    intent.fault = null;
    world.emit('payment_intent.requires_action', intent.id);
  } else {
    const fault = { ...verdict, paymentMethod: method.id };
    recordCharge(world, intent, method, fault);
    fail(world, intent, fault);
  }
  return verdict;
}

const notAuthenticated = (code: string) => ({
  code,
  declineCode: null,
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
});

/** Completes a payment after the customer passed or failed the authentication. */
export function finishAuthentication(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  passed: boolean,
): Verdict {
  if (passed) {
    method.authenticated = true;
    succeed(world, intent, method);
    return 'accepted';
  }
  const fault = notAuthenticated('payment_intent_authentication_failure');
  fail(world, intent, { ...fault, paymentMethod: method.id });
  return fault;
}

function succeedSetup(world: World, intent: SetupIntent, method: PaymentMethod): void {
  intent.status = 'succeeded';
  intent.paymentMethod = method.id;
  intent.fault = null;
  attachTo(world, method, intent.customer);
  world.emit('setup_intent.succeeded', intent.id);
}

function failSetup(world: World, intent: SetupIntent, fault: CardFault): void {
  intent.status = 'requires_payment_method';
  intent.paymentMethod = null;
  intent.fault = fault;
  world.emit('setup_intent.setup_failed', intent.id);
}

/** Stores the card for later use, or leaves the intent waiting for an authentication or another card. */
export function setUp(world: World, intent: SetupIntent, method: PaymentMethod): Verdict {
  const verdict = judgeSetup(method, world.now());
  if (verdict === 'accepted') {
    succeedSetup(world, intent, method);
  } else if (verdict === 'requires_action') {
    intent.status = 'requires_action';
    intent.paymentMethod = method.id;
    intent.fault = null;
    world.emit('setup_intent.requires_action', intent.id);
  } else {
    failSetup(world, intent, { ...verdict, paymentMethod: method.id });
  }
  return verdict;
}

/** Completes a card setup after the customer passed or failed the authentication. */
export function finishSetupAuthentication(
  world: World,
  intent: SetupIntent,
  method: PaymentMethod,
  passed: boolean,
): void {
  if (passed) {
    method.authenticated = true;
    succeedSetup(world, intent, method);
    return;
  }
  const fault = notAuthenticated('setup_intent_authentication_failure');
  failSetup(world, intent, { ...fault, paymentMethod: method.id });
}

export function cancelPaymentIntent(world: World, intent: PaymentIntent, reason: string): void {
  intent.status = 'canceled';
  intent.canceledAt = world.now();
  intent.cancellationReason = reason;
  world.emit('payment_intent.canceled', intent.id);
}

export function cancelSetupIntent(world: World, intent: SetupIntent, reason: string): void {
  intent.status = 'canceled';
  intent.cancellationReason = reason;
  world.emit('setup_intent.canceled', intent.id);
}

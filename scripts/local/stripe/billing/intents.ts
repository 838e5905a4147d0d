import type { CardFault, PaymentIntent, PaymentMethod, SetupIntent } from '../models.ts';
import type { World } from '../world.ts';
import { judgeCharge, judgeSetup, type Verdict } from './cards.ts';

type NewPaymentIntent = Pick<PaymentIntent, 'amount' | 'currency' | 'customer'> & Partial<PaymentIntent>;

export function createPaymentIntent(world: World, given: NewPaymentIntent): PaymentIntent {
  const intent: PaymentIntent = {
    id: world.id('pi'),
    created: world.now(given.customer),
    paymentMethod: null,
    status: given.paymentMethod ? 'requires_confirmation' : 'requires_payment_method',
    invoice: null,
    fault: null,
    charge: null,
    canceledAt: null,
    cancellationReason: null,
    setupFutureUsage: null,
    returnUrl: null,
    description: null,
    metadata: {},
    ...given,
  };
  world.data.paymentIntents[intent.id] = intent;
  world.emit('payment_intent.created', intent.id, intent.created);
  return intent;
}

export function createSetupIntent(
  world: World,
  given: Pick<SetupIntent, 'customer'> & Partial<SetupIntent>,
): SetupIntent {
  const intent: SetupIntent = {
    id: world.id('seti'),
    created: world.now(given.customer),
    paymentMethod: null,
    status: given.paymentMethod ? 'requires_confirmation' : 'requires_payment_method',
    fault: null,
    usage: 'off_session',
    cancellationReason: null,
    returnUrl: null,
    description: null,
    metadata: {},
    ...given,
  };
  world.data.setupIntents[intent.id] = intent;
  world.emit('setup_intent.created', intent.id, intent.created);
  return intent;
}

/** Makes the method the customer's; nothing happens when it already is. */
export function attachTo(world: World, method: PaymentMethod, customer: string): void {
  if (method.customer === customer) return;
  method.customer = customer;
  world.emit('payment_method.attached', method.id, world.now(customer));
}

function recordCharge(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  fault: CardFault | null,
): void {
  const now = world.now(intent.customer);
  const id = world.id('ch');
  world.data.charges[id] = {
    id,
    created: now,
    amount: intent.amount,
    currency: intent.currency,
    customer: intent.customer,
    paymentMethod: method.id,
    intent: intent.id,
    fault,
    dispute: null,
  };
  intent.charge = id;
  world.emit(fault ? 'charge.failed' : 'charge.succeeded', id, now);
}

function succeed(world: World, intent: PaymentIntent, method: PaymentMethod): void {
  intent.status = 'succeeded';
  intent.paymentMethod = method.id;
  intent.fault = null;
  recordCharge(world, intent, method, null);
  if (intent.setupFutureUsage && intent.customer) attachTo(world, method, intent.customer);
  world.emit('payment_intent.succeeded', intent.id, world.now(intent.customer));
}

function fail(world: World, intent: PaymentIntent, fault: CardFault): void {
  intent.status = 'requires_payment_method';
  intent.paymentMethod = null;
  intent.fault = fault;
  world.emit('payment_intent.payment_failed', intent.id, world.now(intent.customer));
}

/** Charges the method, or leaves the intent asking for an authentication or another method. */
export function charge(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  offSession: boolean,
): Verdict {
  const now = world.now(intent.customer);
  const verdict = judgeCharge(method, now, offSession);
  if (verdict === 'accepted') {
    succeed(world, intent, method);
  } else if (verdict === 'requires_action') {
    intent.status = 'requires_action';
    intent.paymentMethod = method.id;
    intent.fault = null;
    world.emit('payment_intent.requires_action', intent.id, now);
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

/** The customer passed or failed the page of the bank. */
export function finishAuthentication(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  passed: boolean,
): Verdict {
  if (passed) {
    if (intent.setupFutureUsage) method.authenticated = true;
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
  if (intent.customer) attachTo(world, method, intent.customer);
  world.emit('setup_intent.succeeded', intent.id, world.now(intent.customer));
}

function failSetup(world: World, intent: SetupIntent, fault: CardFault): void {
  intent.status = 'requires_payment_method';
  intent.paymentMethod = null;
  intent.fault = fault;
  world.emit('setup_intent.setup_failed', intent.id, world.now(intent.customer));
}

/** Keeps the method for later use, or leaves the intent asking for an authentication or another method. */
export function setUp(world: World, intent: SetupIntent, method: PaymentMethod): Verdict {
  const now = world.now(intent.customer);
  const verdict = judgeSetup(method, now);
  if (verdict === 'accepted') {
    succeedSetup(world, intent, method);
  } else if (verdict === 'requires_action') {
    intent.status = 'requires_action';
    intent.paymentMethod = method.id;
    intent.fault = null;
    world.emit('setup_intent.requires_action', intent.id, now);
  } else {
    failSetup(world, intent, { ...verdict, paymentMethod: method.id });
  }
  return verdict;
}

export function finishSetupAuthentication(
  world: World,
  intent: SetupIntent,
  method: PaymentMethod,
  passed: boolean,
): Verdict {
  if (passed) {
    method.authenticated = true;
    succeedSetup(world, intent, method);
    return 'accepted';
  }
  const fault = notAuthenticated('setup_intent_authentication_failure');
  failSetup(world, intent, { ...fault, paymentMethod: method.id });
  return fault;
}

export function cancelPaymentIntent(world: World, intent: PaymentIntent, reason: string | null): void {
  intent.status = 'canceled';
  intent.canceledAt = world.now(intent.customer);
  intent.cancellationReason = reason;
  world.emit('payment_intent.canceled', intent.id, intent.canceledAt);
}

export function cancelSetupIntent(world: World, intent: SetupIntent, reason: string | null): void {
  intent.status = 'canceled';
  intent.cancellationReason = reason;
  world.emit('setup_intent.canceled', intent.id, world.now(intent.customer));
}

import { randomBytes } from 'node:crypto';
import { listen } from '../http-server.ts';
import type { RetrySettings } from './billing/collect.ts';
import { type DoubleClock, Time } from './clock.ts';
import { actionsOn, type DoubleActions } from './control/actions.ts';
import { ControlPages } from './control/control-pages.ts';
import { Faults } from './faults.ts';
import { Keeper } from './keeping.ts';
import { type WebhookControl, type WebhookEndpoint, Webhooks } from './webhooks.ts';
import { Front } from './wire/front.ts';
import { IdempotencyKeys } from './wire/idempotency.ts';
import { theSpecification } from './wire/specification.ts';
import type { SeenRequest, Violation } from './wire/violations.ts';
import { World } from './world.ts';

export type StripeOptions = {
  /** Any free one unless given. */
  port?: number;
  webhook?: WebhookEndpoint;
  /** Where the state is kept between runs; nowhere unless given. */
  dataFile?: string;
  /** The clock stands still at this time and is only moved; without it, it runs with real time. */
  now?: Date;
  /** Told how far the clock is ahead of real time, in milliseconds, at the start and with every move. */
  onClock?: (offsetMs: number) => void;
  /** Failed renewals: tried again on these days after the first failure, then canceled or unpaid. */
  retries?: RetrySettings;
};

/** A running double of Stripe; speak to it with the official SDK, `protocol: 'http'`. */
export type StripeDouble = {
  url: string;
  host: string;
  port: number;
  stop: () => Promise<void>;
  clock: DoubleClock;
  webhooks: WebhookControl;
  actions: DoubleActions;
  faults: Faults;
  /** What the product, or the double, did against the description of Stripe's API; to be empty. */
  violations: Violation[];
  requests: SeenRequest[];
};

const smartRetries: RetrySettings = { days: [3, 5, 7], afterwards: 'cancel' };
const catchUpMs = 1_000;

/** Starts a stateful double of Stripe on loopback. */
export async function startStripe(options: StripeOptions = {}): Promise<StripeDouble> {
  const { dataFile, webhook, now, retries = smartRetries } = options;
  const kept = Keeper.read(dataFile);
  const time = new Time(now, kept?.clock, retries);
  if (options.onClock) {
    time.onMove = options.onClock;
    options.onClock(time.state.offsetMs);
  }
  const seed = randomBytes(4).toString('hex');
  const world = new World(() => time.seconds(), seed, kept?.data, kept?.events);
  const specification = theSpecification();
  const violations: Violation[] = [];
  const requests: SeenRequest[] = [];
  const keys = new IdempotencyKeys(kept?.answers ?? {});
  const faults = new Faults();
  const webhooks = new Webhooks(
    webhook,
    () => time.seconds(),
    (eventId) => world.events.find(({ id }) => id === eventId),
    kept?.deliveries ?? [],
    () => keeper.soon(),
  );
  const keeper = new Keeper(dataFile, () => ({
    format: 1,
    data: world.data,
    events: world.events,
    deliveries: webhooks.state,
    answers: keys.state,
    clock: time.state,
  }));
  const onChange = () => keeper.soon();
  world.onEvent = (event) => {
    webhooks.add(event);
    const wrong = specification.judgeEvent(event);
    if (wrong) violations.push({ kind: 'event', method: 'POST', path: event.type, message: wrong });
  };
  time.drive(world, {
    dueAt: () => webhooks.nextAt(),
    settle: async () => {
      onChange();
      await webhooks.settled();
    },
    deliver: () => webhooks.deliverDue(),
  });
  const front = new Front({
    world,
    time,
    specification,
    keys,
    faults,
    retries,
    violations,
    requests,
    onChange,
  });
  const actions = actionsOn(world, retries, onChange);
  const pages = new ControlPages({ world, time, webhooks, actions, faults, retries, violations, onChange });
  const running = await listen(async (request, response) => {
    const isControl = (request.url ?? '').startsWith('/_double');
    await (isControl ? pages.serve(request, response) : front.serve(request, response));
  }, options.port);
  const host = '127.0.0.1';
  world.data.url = `http://${host}:${running.port}`;
  world.rememberViews();
  const catchUp = () => {
    try {
      time.catchUp();
    } catch (error) {
      console.error('The Stripe double could not catch up', error);
    }
  };
  const timer = now ? undefined : setInterval(catchUp, catchUpMs).unref();
  return {
    url: world.data.url,
    host,
    port: running.port,
    clock: time,
    webhooks,
    actions,
    faults,
    violations,
    requests,
    stop: async () => {
      clearInterval(timer);
      faults.release();
      await running.stop();
      await webhooks.stop();
      keeper.now();
    },
  };
}

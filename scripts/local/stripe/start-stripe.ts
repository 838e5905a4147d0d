import { randomBytes } from 'node:crypto';
import { listen } from '../processes/http-server.ts';
import { type EmulatorClock, Time } from './clock.ts';
import { actionsOn, type EmulatorActions } from './control/actions.ts';
import { Controls } from './control/controls.ts';
import { Faults } from './faults.ts';
import { Keeper } from './keeping.ts';
import type { StripeEvent } from './models.ts';
import { type WebhookControl, type WebhookEndpoint, Webhooks } from './webhooks.ts';
import { Front } from './wire/front.ts';
import { IdempotencyKeys } from './wire/idempotency.ts';
import { theSpecification } from './wire/specification.ts';
import type { SeenRequest, Violation } from './wire/violations.ts';
import { World } from './world.ts';

export type StripeOptions = {
  /** Defaults to any free port. */
  port?: number;
  webhook?: WebhookEndpoint;
  /** Keeps the state between runs. */
  dataFile?: string;
  /** Stops the clock at this time until it is moved. Without it, the clock follows real time. */
  now?: Date;
  /** Receives the clock's offset to real time, in milliseconds, at the start and after every move. */
  onClock?: (offsetMs: number) => void;
};

/** A running emulator of Stripe. Call it with the official SDK and `protocol: 'http'`. */
export type StripeEmulator = {
  url: string;
  host: string;
  port: number;
  stop: () => Promise<void>;
  clock: EmulatorClock;
  webhooks: WebhookControl;
  actions: EmulatorActions;
  faults: Faults;
  /** Breaches of Stripe's API description by a caller or by the emulator. Tests expect none. */
  violations: Violation[];
  requests: SeenRequest[];
  /** Every event so far, the oldest first. */
  events: readonly StripeEvent[];
};

const catchUpMs = 1_000;

/** Starts a stateful emulator of Stripe on loopback. */
export async function startStripe(options: StripeOptions = {}): Promise<StripeEmulator> {
  const { dataFile, webhook, now } = options;
  const kept = Keeper.read(dataFile);
  const time = new Time(now, kept?.clock);
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
    violations,
    requests,
    onChange,
  });
  const actions = actionsOn(world, onChange);
  const controls = new Controls({ world, time, webhooks, actions, faults, violations, onChange });
  const running = await listen(async (request, response) => {
    const isControl = (request.url ?? '').startsWith('/_double');
    await (isControl ? controls.serve(request, response) : front.serve(request, response));
  }, options.port);
  const host = '127.0.0.1';
  world.data.url = `http://${host}:${running.port}`;
  world.rememberViews();
  const catchUp = () => {
    try {
      time.catchUp();
    } catch (error) {
      console.error('The Stripe emulator could not catch up', error);
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
    get events() {
      return world.events;
    },
    stop: async () => {
      clearInterval(timer);
      faults.release();
      await running.stop();
      await webhooks.stop();
      keeper.now();
    },
  };
}

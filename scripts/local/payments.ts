import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Stripe from 'stripe';
import { syncPlans } from '../stripe/sync-plans.ts';
import type { DataFolder } from './data-folder.ts';
import { startStripe } from './stripe/start-stripe.ts';

/** The keys of the double; they open nothing else. */
export const localStripeKeys = { secretKey: 'sk_test_local', webhookSecret: 'whsec_local' };

/** Where it is kept how far the local clock is ahead of real time: functions live by it (function-worker). */
export const clockFile = (folder: DataFolder) => join(folder.root, 'clock.json');

/** The running stand-in for the payment provider. */
export type LocalPayments = { url: string; port: number; stop: () => Promise<void> };

/**
 * Starts the double of the payment provider over the data folder, with the plans' prices in it. Its messages
 * go to `webhookUrl`. Whoever moves its clock moves that of the functions.
 */
export async function startPayments(
  folder: DataFolder,
  webhookUrl: string | undefined,
): Promise<LocalPayments> {
  let aheadMs = 0;
  const double = await startStripe({
    dataFile: join(folder.root, 'stripe.json'),
    ...(webhookUrl && {
      webhook: {
        url: webhookUrl,
        secret: localStripeKeys.webhookSecret,
        now: () => new Date(Date.now() + aheadMs),
      },
    }),
    onClock: (offsetMs) => {
      aheadMs = offsetMs;
      // Whole or not at all: functions read it at any time.
      const file = clockFile(folder);
      writeFileSync(`${file}.new`, JSON.stringify({ offsetMs }));
      renameSync(`${file}.new`, file);
    },
  });
  const { host, port } = double;
  const apiVersion = '2026-10-28.endive';
  await syncPlans(new Stripe(localStripeKeys.secretKey, { host, port, protocol: 'http', apiVersion }));
  return { url: double.url, port, stop: double.stop };
}

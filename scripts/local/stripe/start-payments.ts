import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Stripe from 'stripe';
import { syncPlans } from '../../stripe/sync-plans.ts';
import { webhookEvents } from '../../stripe/webhook-events.ts';
import type { DataFolder } from '../data-folder.ts';
import { startStripe } from './start-stripe.ts';

/** The keys of the emulator. They are valid nowhere else. */
export const localStripeKeys = { secretKey: 'sk_test_local', webhookSecret: 'whsec_local' };

/**
 * Returns the file with the offset of the local clock from real time, which functions follow (function-worker.ts).
 */
export const clockFile = (folder: DataFolder) => join(folder.root, 'clock.json');

/** The running emulator of the payment provider. */
export type LocalPayments = { url: string; port: number; stop: () => Promise<void> };

/**
 * Starts the emulator of the payment provider on the data folder, with the prices of the plans. It sends its messages
 * to `webhookUrl`. Moving its clock also moves that of the functions.
 */
export async function startPayments(
  folder: DataFolder,
  webhookUrl: string | undefined,
): Promise<LocalPayments> {
  let aheadMs = 0;
  const emulator = await startStripe({
    dataFile: join(folder.root, 'stripe.json'),
    ...(webhookUrl && {
      webhook: {
        url: webhookUrl,
        secret: localStripeKeys.webhookSecret,
        now: () => new Date(Date.now() + aheadMs),
        events: webhookEvents,
      },
    }),
    onClock: (offsetMs) => {
      aheadMs = offsetMs;
      // In one step, because functions may read the file at any time.
      const file = clockFile(folder);
      writeFileSync(`${file}.new`, JSON.stringify({ offsetMs }));
      renameSync(`${file}.new`, file);
    },
  });
  const { host, port } = emulator;
  const apiVersion = '2026-10-28.endive';
  await syncPlans(new Stripe(localStripeKeys.secretKey, { host, port, protocol: 'http', apiVersion }));
  return { url: emulator.url, port, stop: emulator.stop };
}

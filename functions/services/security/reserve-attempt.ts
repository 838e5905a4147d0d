import { type Outcome, ok, type Refusal, refuse } from '#functions/outcome.ts';
import type { AttemptLimit, AttemptsStore } from '#functions/store/security/attempts-store.ts';

/** How long to wait for running attempts that determine whether the limit is reached: 20 times 150 ms. */
const waits = { times: 20, milliseconds: 150 };

type Deps = {
  attempts: Pick<AttemptsStore, 'reserve'>;
  now: () => Date;
  wait: (milliseconds: number) => Promise<unknown>;
};

function tooManyAttempts(until: Date, now: Date, wayOut: string): Refusal {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const [count, unit] = minutes > 120 ? [Math.ceil(minutes / 60), 'hour'] : [minutes, 'minute'];
  const detail = `Too many attempts. Please wait ${count} ${unit}${count === 1 ? '' : 's'} before trying again${wayOut}.`;
  return refuse('TOO_MANY_ATTEMPTS', { detail, retryAfter: seconds });
}

/**
 * Reserves an attempt for an address; the caller must settle it (docs/adr/0010). TOO_MANY_ATTEMPTS with the
 * time to wait if none is left; `wayOut` ends its sentence.
 */
export async function reserveAttempt(
  { attempts, now, wait }: Deps,
  email: string,
  limit: AttemptLimit,
  wayOut = '',
): Promise<Outcome<{ window: string }>> {
  for (let waited = 0; ; waited += 1) {
    const reservation = await attempts.reserve(email, limit, now());
    if (reservation.kind === 'reserved') return ok({ window: reservation.window });
    if (!reservation.undecided || waited === waits.times) {
      return tooManyAttempts(reservation.until, now(), wayOut);
    }
    await wait(waits.milliseconds);
  }
}

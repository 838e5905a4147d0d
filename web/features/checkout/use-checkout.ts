import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CardRefusal } from '#web/components/card-field/card-field.ts';
import type { CardSource } from '#web/components/card-field/use-card-field.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError, detailOf, isSessionEnd, isTransient } from '#web/lib/api/api-error.ts';
import type { ChangePreview, Profile, Subscription } from '#web/lib/api/api-types.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useConfirmedSubscription, useRefreshSubscription } from '#web/lib/api/use-subscription.ts';
import { notify, notifyFailure } from '#web/lib/browser/toasts.ts';
import { notePlanSeen } from '#web/lib/session/plan-seen.ts';
import { warn } from '#web/lib/warn.ts';
import { type CheckoutChoice, changeQuery } from './checkout-choice.ts';
import { type CheckoutResult, changedResult, createdResult } from './result-words.ts';

const failure = 'Failed to process subscription';

const unopened: CardRefusal = {
  message: 'The card field could not be loaded. Check your internet connection and try again.',
};

/** A declined card, with the payment provider's message. It stops the checkout. */
class CardError extends Error {
  override name = 'CardError';

  constructor({ message }: CardRefusal) {
    super(message);
  }
}

/** Tells whether the account has a subscription at the payment provider, even during its trial. */
function isSubscribed(subscription: Subscription | null): boolean {
  if (!subscription) return false;
  return subscription.status === 'trialing' ? subscription.card !== null : subscription.planId !== 'free';
}

type Sent = { result: CheckoutResult; clientSecret: string | null; paymentMethodId: string | undefined };

/**
 * Buys the chosen plan: creates a payment method from the card, requests the subscription or the change, has the
 * bank confirm it if required, and reports the result. After a failure, the form keeps its input.
 */
export function useCheckout({
  choice,
  preview,
  subscription,
  notary,
  cards,
}: {
  choice: CheckoutChoice;
  preview: ChangePreview;
  subscription: Subscription | null;
  notary: Profile;
  cards: CardSource;
}) {
  const navigate = useNavigate();
  const refresh = useRefreshSubscription();
  const readConfirmed = useConfirmedSubscription();
  const [problem, setProblem] = useState<string>();
  /** Prevents a second purchase while the next page loads. */
  const [isDone, setDone] = useState(false);
  /** A payment that waits for the bank. The next attempt continues it. */
  const unconfirmed = useRef<Sent & { key: string }>(undefined);
  const wasUnanswered = useRef(false);
  /** The toast about a failure, which the next attempt removes. */
  const failed = useRef<string>(undefined);
  const key = `${choice.planId} ${choice.cycle} ${choice.start}`;

  /** Creates a payment method from the card field. */
  async function paymentMethod(): Promise<string> {
    const card = await cards.whenOpen();
    const made = await (card?.createPaymentMethod({ isRepeat: wasUnanswered.current }) ?? unopened);
    if (!('id' in made)) throw new CardError(made);
    return made.id;
  }

  /** Puts a card on file before a change that is charged to it. */
  async function putOnFile(paymentMethodId: string): Promise<void> {
    const { clientSecret } = await api('set-payment-method', { body: { paymentMethodId } });
    if (clientSecret) await confirm({ clientSecret, paymentMethodId });
  }

  async function send(withCard: boolean): Promise<Sent> {
    const paymentMethodId = withCard ? await paymentMethod() : undefined;
    if (paymentMethodId && !isSubscribed(subscription) && choice.start !== 'now') {
      const { planId, cycle: billingCycle } = choice;
      const response = await api('create-subscription', { body: { planId, billingCycle, paymentMethodId } });
      const hasBegun = response.status === 'active' || response.status === 'trialing';
      if (!hasBegun && !response.clientSecret) throw new CardError({ message: failure });
      const result = createdResult(choice, response, notary);
      return { result, clientSecret: response.clientSecret, paymentMethodId };
    }
    // Without a card on file, the confirmation of the first payment adds it.
    if (paymentMethodId && (isSubscribed(subscription) || !preview.needsCard)) {
      await putOnFile(paymentMethodId);
    }
    const response = await api('change-plan', { query: changeQuery(choice) });
    const result = changedResult(choice, response, preview.action, notary);
    return { result, clientSecret: response.clientSecret, paymentMethodId };
  }

  /** Continues a payment that waits for the bank if it is for the same purchase; otherwise starts one. */
  async function begin(withCard: boolean): Promise<Sent> {
    const begun = unconfirmed.current;
    if (begun?.key !== key) return send(withCard);
    return withCard ? { ...begun, paymentMethodId: await paymentMethod() } : begun;
  }

  /** Has the bank confirm the payment if required. Throws if the bank refuses. */
  async function confirm(asked: Pick<Sent, 'clientSecret' | 'paymentMethodId'>, sent?: Sent): Promise<void> {
    if (asked.clientSecret === null) return;
    const card = await cards.whenOpen();
    const confirmed = await (card?.confirm(asked.clientSecret, asked.paymentMethodId) ?? unopened);
    if ('ok' in confirmed) return;
    const isOpen = sent && (!card || confirmed.isRetryable);
    unconfirmed.current = isOpen ? { ...sent, key } : undefined;
    throw new CardError(confirmed);
  }

  /** Tells whether the plan is active after the bank's confirmation. */
  async function isConfirmed(): Promise<boolean> {
    try {
      const { status, planId } = await readConfirmed();
      return status === 'active' && planId === choice.planId;
    } catch (error) {
      warn('The confirmed subscription could not be read', error);
      return false;
    }
  }

  async function settle({ result, clientSecret }: Sent): Promise<void> {
    const isPending = clientSecret !== null && !(await isConfirmed()) && !result.isScheduled;
    if (isPending) {
      notify.info('Your payment is being confirmed. Your plan starts as soon as it is.');
    } else {
      if (!result.isScheduled) await notePlanSeen(choice.planId);
      notify.success(result.text);
    }
    navigate(result.leadsTo, { state: { hasScheduled: result.isScheduled } });
    await refresh();
  }

  const { run, busy } = useAction(async (withCard: boolean) => {
    if (isDone) return;
    setProblem(undefined);
    if (failed.current !== undefined) notify.dismiss(failed.current);
    try {
      const sent = await begin(withCard);
      wasUnanswered.current = false;
      await confirm(sent, sent);
      setDone(true);
      await settle(sent);
    } catch (error) {
      if (isSessionEnd(error)) return;
      if (error instanceof CardError) {
        setProblem(error.message);
        failed.current = notify.error(error.message);
        return;
      }
      if (!(error instanceof ApiError)) warn('The checkout failed', error);
      wasUnanswered.current = isTransient(error);
      const fallback = choice.start === 'trial_end' ? 'Failed to schedule plan upgrade' : failure;
      setProblem(detailOf(error, fallback));
      failed.current = notifyFailure(error, fallback);
    }
  });

  return { submit: run, busy: busy || isDone, problem };
}

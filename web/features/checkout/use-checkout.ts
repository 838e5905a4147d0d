import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CardRefusal } from '#web/components/card-field/card-field.ts';
import type { CardSource } from '#web/components/card-field/use-card-field.ts';
import { api } from '#web/lib/api-client.ts';
import { ApiError, detailOf, isSessionEnd, isTransient } from '#web/lib/api-error.ts';
import type { ChangePreview, Profile, Subscription } from '#web/lib/api-types.ts';
import { notify, notifyFailure } from '#web/lib/toasts.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useConfirmedSubscription, useRefreshSubscription } from '#web/lib/use-subscription.ts';
import { warn } from '#web/lib/warn.ts';
import { type CheckoutChoice, changeQuery } from './checkout-choice.ts';
import { type CheckoutResult, changedResult, createdResult } from './result-words.ts';

const failure = 'Failed to process subscription';

const unopened: CardRefusal = {
  message: 'The card field could not be loaded. Check your internet connection and try again.',
};

/** A refusal of the card, in the payment provider's words. Nothing more is tried then. */
class CardError extends Error {
  override name = 'CardError';

  constructor({ message }: CardRefusal) {
    super(message);
  }
}

/** Whether a subscription at the payment provider stands behind the account, in its trial too. */
function isSubscribed(subscription: Subscription | null): boolean {
  if (!subscription) return false;
  return subscription.status === 'trialing' ? subscription.card !== null : subscription.planId !== 'free';
}

type Sent = { result: CheckoutResult; clientSecret: string | null; paymentMethodId: string | undefined };

/**
 * Buys what was chosen: makes a payment method of the card, calls for the subscription or the change,
 * has the bank confirm where it wants to, and tells how it went. After a failure everything typed is kept.
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
  /** What was bought is not bought again while the next page is on its way. */
  const [isDone, setDone] = useState(false);
  /** A payment that the server has begun and the bank has not confirmed yet: it is gone on with. */
  const unconfirmed = useRef<Sent & { key: string }>(undefined);
  const wasUnanswered = useRef(false);
  const key = `${choice.planId} ${choice.cycle} ${choice.start}`;

  /** Makes a payment method of what is in the field. */
  async function paymentMethod(): Promise<string> {
    const card = await cards.whenOpen();
    const made = await (card?.createPaymentMethod({ isRepeat: wasUnanswered.current }) ?? unopened);
    if (!('id' in made)) throw new CardError(made);
    return made.id;
  }

  /** Puts a card on file ahead of a change that is charged to the card on file. */
  async function putOnFile(paymentMethodId: string): Promise<void> {
    const { clientSecret } = await api('set-payment-method', { body: { paymentMethodId } });
    if (clientSecret) await confirm({ clientSecret, paymentMethodId });
  }

  async function send(withCard: boolean): Promise<Sent> {
    const paymentMethodId = withCard ? await paymentMethod() : undefined;
    if (paymentMethodId && !isSubscribed(subscription) && choice.start !== 'now') {
      const { planId, cycle: billingCycle } = choice;
      const answer = await api('create-subscription', { body: { planId, billingCycle, paymentMethodId } });
      const hasBegun = answer.status === 'active' || answer.status === 'trialing';
      if (!hasBegun && !answer.clientSecret) throw new CardError({ message: failure });
      const result = createdResult(choice, answer, notary);
      return { result, clientSecret: answer.clientSecret, paymentMethodId };
    }
    // Where no card is on file yet, the first payment takes it as the bank confirms.
    if (paymentMethodId && (isSubscribed(subscription) || !preview.needsCard)) {
      await putOnFile(paymentMethodId);
    }
    const answer = await api('change-plan', { query: changeQuery(choice) });
    const result = changedResult(choice, answer, preview.action, notary);
    return { result, clientSecret: answer.clientSecret, paymentMethodId };
  }

  /** Goes on with a payment that waits for the bank, if this is the same purchase; else begins one. */
  async function begin(withCard: boolean): Promise<Sent> {
    const begun = unconfirmed.current;
    if (begun?.key !== key) return send(withCard);
    return withCard ? { ...begun, paymentMethodId: await paymentMethod() } : begun;
  }

  /** Has the bank confirm where it wants to be asked; throws its refusal. */
  async function confirm(asked: Pick<Sent, 'clientSecret' | 'paymentMethodId'>, sent?: Sent): Promise<void> {
    if (asked.clientSecret === null) return;
    const card = await cards.whenOpen();
    const confirmed = await (card?.confirm(asked.clientSecret, asked.paymentMethodId) ?? unopened);
    if ('ok' in confirmed) return;
    const isOpen = sent && (!card || confirmed.isRetryable);
    unconfirmed.current = isOpen ? { ...sent, key } : undefined;
    throw new CardError(confirmed);
  }

  /** Whether the plan holds now that the bank has confirmed. */
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
    } else notify.success(result.text);
    navigate(result.leadsTo, { state: { hasScheduled: result.isScheduled } });
    await refresh();
  }

  const { run, busy } = useAction(async (withCard: boolean) => {
    if (isDone) return;
    setProblem(undefined);
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
        notify.error(error.message);
        return;
      }
      if (!(error instanceof ApiError)) warn('The checkout failed', error);
      wasUnanswered.current = isTransient(error);
      const fallback = choice.start === 'trial_end' ? 'Failed to schedule plan upgrade' : failure;
      setProblem(detailOf(error, fallback));
      notifyFailure(error, fallback);
    }
  });

  return { submit: run, busy: busy || isDone, problem };
}

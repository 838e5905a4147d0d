import {
  billingCycles,
  graceDays,
  paidPlanIds,
  plans,
  priceCents,
  trialDays,
  trialPlanId,
} from '#shared/data/plans.ts';
import { formatMoney } from '#shared/entry/money.ts';
import { placeholders } from '#shared/fill-page.ts';
import { daysToReturn } from '#shared/rules/closure.ts';
import { toDollars } from '#shared/rules/money.ts';
import { statesPath } from '#shared/state-pages.ts';
import { productName } from '#web/app/product.ts';
import type { LegalText } from './legal-page.tsx';
import { Facts, Operator } from './legal-parts.tsx';

const prices = paidPlanIds.map((planId): [string, string] => {
  const [monthly, annual] = billingCycles.map((cycle) => formatMoney(toDollars(priceCents(planId, cycle))));
  return [plans[planId].name, `${monthly} a month or ${annual} a year: ${plans[planId].features.join(', ')}`];
});

/** The terms. */
export const termsText: LegalText = {
  path: '/terms',
  title: 'Terms of service',
  description:
    'The agreement between a notary and the operator of this journal: account, records, plans and payments, and how it ends.',
  changed: '2026-11-27',
  lead: `The agreement between you, a notary, and the operator of ${productName}. By creating an account, you accept it.`,
  sections: [
    {
      id: 'who',
      title: 'Who we are',
      body: <Operator />,
    },
    {
      id: 'account',
      title: 'Your account',
      body: (
        <ul>
          <li>An account is for one notary, in that notary’s own name. Don’t share it.</li>
          <li>
            Keep your password to yourself, and tell us immediately if someone else used your account. The
            emails about changes have links that take the change back.
          </li>
          <li>Keep your email address current. We send notices there.</li>
        </ul>
      ),
    },
    {
      id: 'notary',
      title: 'Your duties as a notary',
      body: (
        <>
          <p>
            You are responsible for your notarial acts and for the truth of what you record. We check neither
            your commission nor the people who sign.
          </p>
          <p>
            The app applies our reading of <a href={statesPath}>each state’s journal rules</a> and cites its
            sources. It is not legal advice. Some states require a paper journal for some or all acts: the app
            says so, and you keep that journal too.
          </p>
        </>
      ),
    },
    {
      id: 'records',
      title: 'Your records',
      body: (
        <ul>
          <li>
            Your journal is yours. You give us only the right to store, copy, and process it to provide the
            service.
          </li>
          <li>
            A submitted entry is sealed. Neither you nor we can change or remove it in the app. You correct it
            with an addendum. Entries can be destroyed only when the years that the law requires have passed.
          </li>
          <li>
            On every plan, and after you cancel, you can read your entries and download the whole journal with
            its proofs. Keep a copy of your own.
          </li>
        </ul>
      ),
    },
    {
      id: 'plans',
      title: 'Trial, plans, and prices',
      body: (
        <>
          <p>
            Every account starts with {trialDays} days of {plans[trialPlanId].name}, without a card. If you
            choose no plan, the account then goes on as {plans.free.name}, with{' '}
            {plans.free.notarizationsLimit} notarizations a month. {plans.free.name} has no end.
          </p>
          <Facts heads={['Plan', 'Price in US dollars, and what it includes']} rows={prices} />
          <p>
            When a month’s notarizations are used, you can still record an act. The entry is kept on your
            device, encrypted, and is sealed when your plan has room again or you choose a larger plan.
          </p>
        </>
      ),
    },
    {
      id: 'payments',
      title: 'Payments and cancellation',
      body: (
        <ul>
          <li>
            A plan is paid in advance and renews every month or year until you cancel. Stripe charges the card
            and sends receipts.
          </li>
          <li>
            Cancel at any time on the Subscription page. The plan stays until the end of the period that you
            paid for, then the account is {plans.free.name}. We don’t refund the rest of a period, unless the
            law requires it.
          </li>
          <li>
            A larger plan starts immediately, and you pay the difference for the rest of the period. A smaller
            plan starts with the next period.
          </li>
          <li>
            If a renewal fails, the plan’s features stay for up to {graceDays} days while the card is retried.
          </li>
          <li>
            Before a price rises, we tell you by email, in time to cancel before the first renewal at the new
            price.
          </li>
        </ul>
      ),
    },
    {
      id: 'use',
      title: 'Fair use',
      body: (
        <ul>
          <li>Record only acts that you performed, refused, or cancelled as a notary.</li>
          <li>Don’t record Social Security or card numbers, or what your state prohibits.</li>
          <li>
            Don’t use another person’s account, test our defenses on data that isn’t yours, or flood the
            service with calls. Limits protect all notaries; beyond them, calls are refused for a while.
          </li>
        </ul>
      ),
    },
    {
      id: 'service',
      title: 'The service',
      body: (
        <>
          <p>
            We work to keep the service available and your data safe, as the{' '}
            <a href="/security">security page</a> describes. We don’t promise that it always works. Without a
            connection, the app records entries on your device.
          </p>
          <p>
            If we stop the service, we tell you by email in time to download your journal with its proofs.
            Those can be checked without us.
          </p>
        </>
      ),
    },
    {
      id: 'ending',
      title: 'Ending the agreement',
      body: (
        <p>
          Close your account at any time in Settings. You can reopen it for {daysToReturn} days. A journal
          that the law requires to be kept stays sealed until its retention ends, as the{' '}
          <a href="/privacy#closing">privacy notice</a> says. We may end the agreement if you break it
          seriously, and let you download your journal first, unless the law prohibits it.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'Liability',
      body: (
        <p>
          The service is provided as is, without warranties beyond those that the law requires. To the extent
          that the law allows, we aren’t liable for indirect or consequential damages, and our total liability
          is limited to what you paid us in the twelve months before the claim. Nothing here limits liability
          that the law doesn’t allow to be limited.
        </p>
      ),
    },
    {
      id: 'law',
      title: 'Law, and changes to these terms',
      body: (
        <>
          <p>
            The law of the State of {placeholders.operatorLaw} applies, without its rules on conflicts of
            laws. The rights that your own state’s consumer law gives you stay.
          </p>
          <p>
            We tell you by email before a change of these terms takes effect. If you don’t accept it, close
            your account before that day.
          </p>
        </>
      ),
    },
  ],
};

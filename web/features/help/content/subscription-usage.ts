import { annualSaving, graceDays, planIds, plans, trialDays, trialPlanId } from '#shared/data/plans.ts';
import { formatMoney } from '#shared/entry/money.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import type { HelpArticle } from './article.ts';

const acts = (limit: number) => (limit < 0 ? 'unlimited notarizations' : `${limit} notarizations a month`);

export const subscriptionUsage = [
  {
    id: 'plans',
    shot: 'pricing',
    title: 'What each plan has',
    body: [
      {
        points: planIds.map(
          (id) =>
            `${plans[id].name}, ${formatMoney(plans[id].monthlyCents / 100)} a month: ${acts(plans[id].notarizationsLimit)}`,
        ),
      },
      `Annual billing costs ${annualSaving}% less than twelve monthly payments. See Pricing Plans to compare all plans.`,
    ],
    ways: [{ text: 'Open Pricing Plans', to: paths.pricing }],
  },
  {
    id: 'trial',
    title: 'The trial and what comes after',
    body: [
      `A new account has all ${plans[trialPlanId].name} features for ${trialDays} days. No credit card is required. After that, your account moves to ${plans.free.name} unless you choose a plan. You are never charged automatically.`,
      'During the trial, you can choose a plan that starts when the trial ends, and you are not charged until then. Or you can start a plan right away, which ends the trial. You can cancel a scheduled plan until it starts.',
      `Everything you record during the trial stays yours, and you can read it on every plan. ${plans.free.name} has ${acts(plans.free.notarizationsLimit)}.`,
    ],
  },
  {
    id: 'usage',
    title: 'How usage is counted',
    body: [
      'A notarization counts toward the month in which you submit it, in your time zone. Drafts count only toward your plan’s number of drafts. The Subscription page shows both and warns you when you are close to a limit.',
      'When you reach the limit, you can still read everything and save drafts if your plan includes them. To record more, choose a larger plan, which takes effect right away, or wait until next month.',
    ],
    ways: [{ text: 'Open Subscription', to: paths.subscription }],
  },
  {
    id: 'change-plan',
    title: 'Change or cancel a plan',
    body: [
      'A larger plan starts right away, and you get a credit for the rest of the period you paid for. A smaller plan starts when the paid period ends, and you keep your current features until then. A change to annual billing starts right away. A change to monthly billing starts when the period ends.',
      'Checkout shows what a change costs, and when, before you agree. You can cancel a scheduled change on the Subscription page.',
      `To cancel a paid plan, choose Move to ${plans.free.name} under Pricing Plans. You keep your journal.`,
    ],
  },
  {
    id: 'payment-failed',
    title: 'If a payment fails',
    body: [
      `Your plan continues for up to ${graceDays} days while we retry the card. You can add another card on the Subscription page. After that, your account moves to ${plans.free.name}. You keep all your entries.`,
    ],
  },
  {
    id: 'invoices',
    title: 'Invoices and receipts',
    body: [
      'The Subscription page lists your invoices, with a receipt and a PDF for each. Your card details go to Stripe. We never receive them.',
    ],
    ways: [{ text: 'Open Subscription', to: paths.subscription }],
  },
  {
    id: 'support-by-plan',
    title: 'Support by plan',
    body: [
      `${plans.basic.name} has email support. ${plans.advanced.name} and the trial add phone support. ${plans.pro.name} has priority phone and email support. You find the address and number on the Subscription page.`,
    ],
  },
] as const satisfies readonly HelpArticle[];

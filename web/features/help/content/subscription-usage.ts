import { graceDays, planIds, plans, trialDays, trialPlanId } from '#shared/data/plans.ts';
import { formatMoney } from '#web/lib/money.ts';
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
      'A year costs 20% less than twelve months. Pricing Plans shows everything side by side.',
    ],
  },
  {
    id: 'trial',
    title: 'The trial, and what comes after',
    body: [
      `A new account has everything of ${plans[trialPlanId].name} for ${trialDays} days. No card is asked for. Afterwards you are on ${plans.free.name} unless you chose a plan; nothing is charged without you.`,
      'What you recorded in the trial stays yours and readable on every plan.',
    ],
  },
  {
    id: 'usage',
    title: 'How usage is counted',
    body: [
      'A notarization counts when you submit it, in the month of your timezone. Drafts count only towards the number of drafts. Subscription shows both, and warns you when little is left.',
      'At the limit you can still read and export everything. Choose a larger plan, or wait for the next month.',
    ],
  },
  {
    id: 'change-plan',
    title: 'Change or leave a plan',
    body: [
      'A larger plan starts at once; you pay the difference for the rest of the period. A smaller one starts when the paid period ends. Before you agree you see what it costs and when. A change that is to come can be taken back.',
      `To leave, change to ${plans.free.name}. Your journal stays.`,
    ],
  },
  {
    id: 'payment-failed',
    title: 'If a payment fails',
    body: [
      `Your plan goes on for up to ${graceDays} days while the card is tried again. Give another card under Subscription. Afterwards the account is on ${plans.free.name}, with all its entries.`,
    ],
  },
  {
    id: 'invoices',
    title: 'Invoices and receipts',
    body: [
      'Subscription lists your invoices; each opens with its receipt. Card data goes to Stripe and never to us.',
    ],
  },
] as const satisfies readonly HelpArticle[];

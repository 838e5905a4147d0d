import { graceDays, planIds, plans, trialDays, trialPlanId } from '#shared/data/plans.ts';
import { formatMoney } from '#web/lib/money.ts';
import { paths } from '#web/lib/paths.ts';
import type { HelpArticle } from './article.ts';

const acts = (limit: number) => (limit < 0 ? 'unlimited notarizations' : `${limit} notarizations a month`);
const { monthlyCents, annualCents } = plans.advanced;
const saving = Math.round(100 * (1 - annualCents / (12 * monthlyCents)));

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
      `A year costs ${saving}% less than twelve months. Pricing Plans shows everything side by side.`,
    ],
    ways: [{ text: 'Open Pricing Plans', to: paths.pricing }],
  },
  {
    id: 'trial',
    title: 'The trial, and what comes after',
    body: [
      `A new account has everything of ${plans[trialPlanId].name} for ${trialDays} days. No card is asked for. Afterwards you are on ${plans.free.name} unless you chose a plan; nothing is charged without you.`,
      'During the trial you can choose a plan that starts when the trial ends, and nothing is charged until then; or one that starts at once, which ends the trial. A plan that is to start can be taken back until it does.',
      `What you recorded in the trial stays yours and readable on every plan. ${plans.free.name} has ${acts(plans.free.notarizationsLimit)}.`,
    ],
  },
  {
    id: 'usage',
    title: 'How usage is counted',
    body: [
      'A notarization counts when you submit it, in the month of your timezone. Drafts count only towards the number of drafts. Subscription shows both, and warns you when little is left.',
      'At the limit you can still read everything, and save drafts as far as your plan has them. Choose a larger plan, which counts at once, or wait for the next month.',
    ],
    ways: [{ text: 'Open Subscription', to: paths.subscription }],
  },
  {
    id: 'change-plan',
    title: 'Change or leave a plan',
    body: [
      'A larger plan starts at once, and what is left of the period you paid for is credited. A smaller one starts when the paid period ends, and you keep what you have until then. Changing to annual billing starts at once, to monthly billing when the period ends.',
      'The checkout says what a change costs, and when, before you agree. A change that is to come can be taken back under Subscription.',
      `To cancel a paid plan, choose Move to ${plans.free.name} under Pricing Plans. Your journal stays.`,
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
      'Subscription lists your invoices, each with its receipt and its PDF. Card data goes to Stripe and never to us.',
    ],
    ways: [{ text: 'Open Subscription', to: paths.subscription }],
  },
  {
    id: 'support-by-plan',
    title: 'Which support a plan has',
    body: [
      `${plans.basic.name} has email support. ${plans.advanced.name} and the trial have phone support besides, ${plans.pro.name} priority by phone and email. Address and number stand under Subscription.`,
    ],
  },
] as const satisfies readonly HelpArticle[];

import { describeLives } from '#test/support/subscription-lives.ts';

describeLives([
  {
    mode: 'of changed subscriptions lost',
    disturb: { action: 'drop', type: 'customer.subscription.updated' },
  },
  { mode: 'all held back until the year is over', disturb: { action: 'hold' } },
]);

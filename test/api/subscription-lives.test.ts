import { describeLives } from '#test/support/subscription-lives.ts';

describeLives([
  { mode: 'undisturbed', disturb: { action: 'undisturbed' } },
  { mode: 'duplicated', disturb: { action: 'duplicate', times: 2 } },
]);

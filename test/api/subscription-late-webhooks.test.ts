import { describeLives } from '#test/support/subscription-lives.ts';

describeLives([
  { mode: 'reversed', disturb: { action: 'reverse' } },
  { mode: 'delayed by a day', disturb: { action: 'delay', days: 1 } },
]);

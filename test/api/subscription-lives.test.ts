import { describeLives } from '#test/support/subscription-lives.ts';

// Every event comes in order, and once more: what holds then holds for events that come once.
describeLives([{ mode: 'duplicated', disturb: { action: 'duplicate', times: 2 } }]);

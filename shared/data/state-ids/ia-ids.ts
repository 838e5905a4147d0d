import { medium } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Iowa accepts. */
export const iowaIds: StateIds = {
  kinds: [],
  expired: [
    medium(
      'National Notary Association, Can a Notary Accept an Expired ID? (as reported)',
      'An ID is reported to count for up to three years after it expired.',
    ),
  ],
  mobileLicense: { rule: 'no_rule_found', said: [] },
  unread: 'Iowa Code § 9B.7',
  sources: [
    {
      cite: 'National Notary Association, Can a Notary Accept an Expired ID? (as reported)',
      url: 'https://h2hnotary.com/post/can-a-notary-accept-an-expired-id',
      quote: 'you may accept an expired ID that falls within',
      read: '2026-11-27',
    },
  ],
};

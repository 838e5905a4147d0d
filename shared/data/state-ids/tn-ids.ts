import { high, medium } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Tennessee accepts. */
export const tennesseeIds: StateIds = {
  kinds: [
    medium(
      'Tennessee Secretary of State, notary questions',
      "For an acknowledgment, an ID card and a driver's license are on the list. The rest of the list could not be read.",
    ),
  ],
  expired: [
    high(
      'Tennessee Secretary of State, notary questions',
      'For an acknowledgment, the ID must be current or have been issued within five years.',
    ),
  ],
  mobileLicense: { rule: 'no_rule_found', said: [] },
  unread: 'Tenn. Code Ann. § 66-22-106',
  sources: [
    {
      cite: 'Tennessee Secretary of State, notary questions',
      url: 'https://sos.tn.gov/search?f%5B0%5D=division_category%3ADomestic+Corporations&f%5B1%5D=division_category%3AExisting+Businesses&f%5B2%5D=division_category%3ANotary+Public',
      quote: 'if the document is current or has been issued within five',
      read: '2026-11-27',
    },
  ],
};

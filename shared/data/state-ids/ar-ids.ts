import { high } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Arkansas accepts. */
export const arkansasIds: StateIds = {
  kinds: [
    high(
      'Ark. Code Ann. § 21-14-111',
      'You may witness a signature that you see being made if you know the signer personally or were shown proof of identity, or else one that you recognize. The section names no kind of ID.',
    ),
  ],
  expired: [],
  mobileLicense: {
    rule: 'not_addressed',
    said: [high('Ark. Code Ann. § 21-14-111', 'The section does not mention a mobile driver’s license.')],
  },
  sources: [
    {
      cite: 'Ark. Code Ann. § 21-14-111',
      readAt: 'https://unicourt.github.io/cic-code-ar/transforms/ar/ocar/r78/gov.ar.code.title.21.html',
      quote: 'personally knows the signer or is presented proof of the identity of the signer',
      read: '2026-11-27',
    },
  ],
};

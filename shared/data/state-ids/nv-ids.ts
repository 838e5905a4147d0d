import { high } from '../state-guide.ts';
import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Nevada accepts. */
export const nevadaIds: StateIds = {
  kinds: [
    high(
      'NRS 240.155(1)',
      'If you do not know the signer, the signer needs a credible witness or documentary evidence of identity.',
    ),
    high(
      'NRS 240.1997(1)',
      'For an electronic act by audio-video communication, a government ID with a photo and the signature counts, together with a credential analysis and a knowledge-based assessment.',
    ),
  ],
  expired: [],
  mobileLicense: { rule: 'no_rule_found', said: [] },
  unread: 'NRS 240.1655',
  sources: [
    {
      cite: 'NRS 240.155(1)',
      url: 'https://www.leg.state.nv.us/nrs/nrs-240.html',
      readAt: 'https://scastrong.com/?p=2658',
      quote: 'provides a credible witness or documentary evidence of identification to the notary public',
      read: '2026-11-27',
    },
    {
      cite: 'NRS 240.1997(1)',
      url: 'https://www.leg.state.nv.us/nrs/nrs-240.html',
      readAt: 'https://lexace.ai/us/statute/nevada/240.1997',
      quote: 'contains a photograph and the signature of the person',
      read: '2026-11-27',
    },
  ],
};

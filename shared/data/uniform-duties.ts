import type { HandOverDuty, LossDuty, Office } from './state-duty.ts';
import type { Confidence } from './state-guide.ts';

type Basis = {
  office: Office;
  cite: string;
  confidence: Confidence;
  /** The journal that the law means, if not every one. */
  journal?: string;
};

export const police: Office = { name: 'Police' };

/** The notice of a loss in the words of the Revised Uniform Law on Notarial Acts, section 19(d). */
export function reportLoss({ office, cite, confidence, journal = 'your journal' }: Basis): LossDuty {
  return {
    text: `If ${journal} is lost or stolen, notify the ${office.name} promptly after you discover it.`,
    cite,
    confidence,
    within: 'promptly',
    office,
  };
}

/** The fate of the journal after the commission, in the words of the uniform law, section 19(e). */
export function keepAndReport({ office, cite, confidence }: Basis): HandOverDuty {
  return {
    text: `Keep the journal for its full retention period, and tell the ${office.name} where it is.`,
    cite,
    confidence,
    office,
    journal: 'keep',
  };
}

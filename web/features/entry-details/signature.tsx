import { signatureBar } from '#shared/rules/law/state-compliance.ts';
import type { Entry } from '#web/lib/api/api-types.ts';
import { LegalFactText } from './legal-fact-text.tsx';

/** A drawn signature, or why it is missing. */
export function Signature({ entry, of, source }: { entry: Entry; of: string; source: string | null }) {
  if (source) {
    return (
      <figure className="detail-image">
        <img src={source} alt={`Signature of ${of}`} />
        <figcaption>Signature</figcaption>
      </figure>
    );
  }
  const bar = signatureBar(entry);
  return <p className="muted">{bar ? <LegalFactText fact={bar} /> : 'No signature'}</p>;
}

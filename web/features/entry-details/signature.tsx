import { signatureBar } from '#shared/rules/law/state-compliance.ts';
import type { Entry } from '#web/lib/api-types.ts';
import { RulingText } from './ruling-text.tsx';

/** A drawn signature, or why there is none. */
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
  return <p className="muted">{bar ? <RulingText ruling={bar} /> : 'No signature'}</p>;
}

import { signatureBar } from '#shared/rules/law/state-compliance.ts';
import { shownTime } from '#shared/rules/shown-time.ts';
import { signatureWords } from '#shared/rules/signed-as-words.ts';
import type { Entry } from '#web/lib/api/api-types.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { LegalFactText } from './legal-fact-text.tsx';

/** A drawn signature with what its signer saw, or why it is missing. */
export function Signature({
  entry,
  of,
  person,
}: {
  entry: Entry;
  of: string;
  person: Pick<Entry['signers'][number], 'signatureDataUrl' | 'signedAs'>;
}) {
  const notary = useNotary();
  const source = person.signatureDataUrl;
  const timezone = entry.actTimezone ?? notary.timezone;
  const words = signatureWords(person, (at) => shownTime(new Date(at), timezone, notary.dateFormat));
  if (source) {
    return (
      <figure className="detail-image">
        <img src={source} alt={`Signature of ${of}`} />
        <figcaption>Signature{words && <small>{words}</small>}</figcaption>
      </figure>
    );
  }
  const bar = signatureBar(entry);
  return <p className="muted">{bar ? <LegalFactText fact={bar} /> : 'No signature'}</p>;
}

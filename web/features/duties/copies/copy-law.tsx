import type { StateCode } from '#shared/data/states.ts';
import { formatMoney } from '#shared/entry/money.ts';
import { copyLaw, type CopyLaw as Law, requestDoubts } from '#shared/rules/duties/copy-law.ts';
import type { MatterOf } from '#shared/schemas/matter.ts';
import './copies.css';

const askedByWords: Record<NonNullable<Law['askedBy']>, string> = {
  anyone: 'Anyone may request a copy.',
  parties: 'The parties to the act may request a copy.',
  lawful_request: 'A legal demand, such as a subpoena, is required.',
};

/** A state's rules about a request, the parts that the request lacks, and each rule's source. */
export function CopyLaw({ state, facts }: { state: StateCode; facts: MatterOf<'copy'>['facts'] }) {
  const law = copyLaw(state);
  const doubts = requestDoubts(state, facts);
  return (
    <>
      {doubts.length > 0 && (
        <ul className="copy-doubts">
          {doubts.map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
        </ul>
      )}
      {law.duties.length > 0 && (
        <>
          <p>
            {law.askedBy && askedByWords[law.askedBy]}{' '}
            {law.fee
              ? `You may charge at most ${formatMoney(law.fee.cents / 100)} a ${law.fee.per}.`
              : 'We found no fee limit in the law.'}{' '}
            {law.countedFrom === 'payment' && 'The deadline starts when the fee is paid.'}{' '}
            {law.certified && 'The copy must be certified. The one we prepare contains your certificate.'}
          </p>
          <details>
            <summary>The rules and their sources</summary>
            <ul className="duty-law">
              {law.duties.map(({ text, cite }) => (
                <li key={text}>
                  {text} <span className="muted">{cite}</span>
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
    </>
  );
}

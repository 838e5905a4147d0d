import { type Ruling, shownCitation } from '#shared/rules/law/state-compliance.ts';

/** A sentence about the law, with its citation below. */
export function RulingText({ ruling: { text, basis } }: { ruling: Ruling }) {
  return (
    <>
      {text}
      {basis && <cite className="detail-cite">{shownCitation(basis)}</cite>}
    </>
  );
}

import type { LegalFact } from '#shared/rules/law/state-compliance.ts';

/** A sentence about the law, with its citation below. */
export function LegalFactText({ fact: { text, cite } }: { fact: LegalFact }) {
  return (
    <>
      {text}
      {cite && <cite className="detail-cite">{cite}</cite>}
    </>
  );
}

import type { Ruling } from '#shared/rules/law/state-compliance.ts';

/** A sentence about the law, with its citation below. */
export function RulingText({ ruling: { text, cite } }: { ruling: Ruling }) {
  return (
    <>
      {text}
      {cite && <cite className="detail-cite">{cite}</cite>}
    </>
  );
}

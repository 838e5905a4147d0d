/** Invented signatures: each a few pen strokes in a box of 90 by 24. */
const strokes = [
  'M2 17c6-13 10-14 9-3s6 2 10-5 5 1 5 4 6-2 9-5 3 6 7 4 7-8 10-7-2 8 3 8 8-5 14-6 10 3 19-1',
  'M3 19C8 4 14 2 12 12s2 9 8 1 8-3 7 2 7 1 10-3 4 5 8 4 6-9 9-8 0 9 5 7 9-6 26-4',
  'M2 12c8-9 14-8 11 0s-6 9-2 7 10-9 13-9-1 7 3 7 6-6 9-6 0 6 4 5 9-8 12-6-1 6 4 6 10-4 22-9',
  'M4 20c2-10 8-18 10-15s-5 12 0 13 7-8 11-8 0 7 4 7 6-5 10-6 3 5 7 5 8-6 12-5 8 2 20-3',
] as const;

const first = 121;
const rows = 7;

/** A ledger page behind the phone. It is an ornament and adds nothing to the words. */
export function LedgerPage() {
  return (
    <div className="ledger-page" aria-hidden="true">
      <svg viewBox="0 0 520 560" role="presentation">
        <path className="sheet-back" d="M22 14h488v538H22z" />
        <path className="sheet" d="M10 6h488v538H10z" />
        <g className="sheet-margin">
          <path d="M104 6v538M109 6v538" />
        </g>
        <g className="sheet-heads">
          <text x="32" y="52">
            Entry
          </text>
          <text x="126" y="52">
            Signer
          </text>
          <text x="330" y="52">
            Signature
          </text>
        </g>
        <path className="sheet-head-rule" d="M10 68h488" />
        {Array.from({ length: rows }, (_, row) => {
          const top = 68 + row * 64;
          const number = String(first + row).padStart(6, '0');
          return (
            <g key={number}>
              <path className="sheet-rule" d={`M10 ${top + 64}h488`} />
              <text className="sheet-number" x="32" y={top + 39}>
                {number}
              </text>
              <path className="sheet-word" d={`M126 ${top + 28}h${96 + ((row * 37) % 60)}`} />
              <path
                className="sheet-word sheet-word-small"
                d={`M126 ${top + 45}h${60 + ((row * 53) % 70)}`}
              />
              <path
                className="sheet-ink"
                transform={`translate(330 ${top + 14}) scale(1.5)`}
                d={strokes[row % strokes.length]}
              />
            </g>
          );
        })}
      </svg>
    </div>
  );
}

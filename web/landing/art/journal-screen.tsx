/** Invented entries, latest first. */
const entries = [
  { number: '000128', date: '06/12/2025', time: '2:41 PM', signer: 'Rosa Delgado', fee: '$10.00' },
  { number: '000127', date: '06/12/2025', time: '11:05 AM', signer: 'Thomas Reed + 1 more', fee: '$20.00' },
  { number: '000126', date: '06/11/2025', time: '4:30 PM', signer: 'Lan Nguyen', fee: '$10.00' },
  { number: '000125', date: '06/11/2025', time: '9:12 AM', signer: 'Grace Okafor', fee: '$15.00' },
  { number: '000124', date: '06/10/2025', time: '6:48 PM', signer: 'Samuel Price + 2 more', fee: '$30.00' },
  { number: '000123', date: '06/09/2025', time: '1:20 PM', signer: 'Ana Whitfield', fee: '$10.00' },
] as const;

/** A drawing of the list of entries in a browser window. */
export function JournalScreen() {
  return (
    <svg
      viewBox="0 0 640 430"
      role="img"
      aria-label="The journal in a browser: completed entries by number, with date, time, signer and fee."
    >
      <path className="screen" d="M0 0h640v430H0z" />
      <path className="screen-bar" d="M0 0h640v34H0z" />
      <g className="screen-dots">
        <circle cx="18" cy="17" r="4.5" />
        <circle cx="34" cy="17" r="4.5" />
        <circle cx="50" cy="17" r="4.5" />
      </g>
      <rect className="screen-address" x="150" y="8" width="340" height="18" rx="9" />
      <path className="screen-rule" d="M0 34h640" />
      <text className="screen-title" x="24" y="74">
        Journal Entries
      </text>
      <rect className="screen-action" x="508" y="52" width="108" height="32" rx="6" />
      <text className="screen-action-words" x="562" y="73" textAnchor="middle">
        + New Entry
      </text>
      <rect className="screen-box" x="24" y="98" width="592" height="308" rx="6" />
      <g className="screen-heads">
        <text x="42" y="125">
          Entry
        </text>
        <text x="132" y="125">
          Date
        </text>
        <text x="236" y="125">
          Time
        </text>
        <text x="330" y="125">
          Signer Name
        </text>
        <text x="598" y="125" textAnchor="end">
          Fee
        </text>
      </g>
      <path className="sheet-head-rule" d="M24 138h592" />
      {entries.map(({ number, date, time, signer, fee }, row) => {
        const line = 166 + row * 44;
        return (
          <g key={number} className="screen-row">
            {row > 0 && <path className="screen-rule" d={`M24 ${line - 28}h592`} />}
            <text className="screen-number" x="42" y={line}>
              {number}
            </text>
            <text x="132" y={line}>
              {date}
            </text>
            <text x="236" y={line}>
              {time}
            </text>
            <text x="330" y={line}>
              {signer}
            </text>
            <text x="598" y={line} textAnchor="end">
              {fee}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

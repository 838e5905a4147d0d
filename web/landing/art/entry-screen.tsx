/** A drawing of a submitted entry on a phone; people and place are invented. */
export function EntryScreen() {
  return (
    <svg
      viewBox="0 0 300 600"
      role="img"
      aria-label="An entry on a phone: number 000128, submitted and sealed, with signer, document, fee, place and signature."
    >
      <path className="screen" d="M0 0h300v600H0z" />
      <path className="screen-bar" d="M0 0h300v56H0z" />
      <text className="screen-title" x="20" y="35">
        Entry 000128
      </text>
      <g className="screen-done">
        <rect x="196" y="18" width="86" height="24" rx="12" />
        <path d="M206 30l4 4 7-8" />
        <text x="222" y="34.5">
          Sealed
        </text>
      </g>
      <path className="screen-rule" d="M0 56h300" />
      <Line top={82} label="Act" value="Acknowledgment" />
      <Line top={132} label="Signer" value="Rosa Delgado" />
      <Line top={182} label="Identified by" value="Driver’s License" />
      <Line top={232} label="Document" value="Deed of trust" />
      <Line top={282} label="Fee" value="$10.00" />
      <Place />
      <text className="screen-label" x="20" y="468">
        Signature
      </text>
      <rect className="screen-box" x="20" y="478" width="260" height="92" rx="8" />
      <path
        className="screen-ink"
        d="M46 540c14-38 30-46 26-18s12 16 22-6 14-8 12 4 16 0 22-10 6 14 16 10 18-26 24-22-6 24 6 22 20-16 32-18 24 6 46-6"
      />
      <path className="screen-line" d="M40 556h220" />
    </svg>
  );
}

function Line({ top, label, value }: { top: number; label: string; value: string }) {
  return (
    <>
      <text className="screen-label" x="20" y={top}>
        {label}
      </text>
      <text className="screen-value" x="20" y={top + 19}>
        {value}
      </text>
      <path className="screen-rule" d={`M20 ${top + 31}h260`} />
    </>
  );
}

/** A few streets and the pin of the signing. */
function Place() {
  return (
    <g>
      <text className="screen-label" x="20" y="332">
        Bannock Street, Denver
      </text>
      <svg x="20" y="342" width="260" height="100" viewBox="0 0 260 100" aria-hidden="true">
        <rect className="map-ground" width="260" height="100" rx="8" />
        <path className="map-park" d="M150 0h54v42h-54z" />
        <path className="map-water" d="M0 84c40-14 70 10 120-4s90-20 140-6v26H0z" />
        <path
          className="map-street"
          d="M0 20h260M0 58h260M34 0v100M90 0v100M142 0v100M212 0v100M0 96L120 0"
        />
        <path
          className="map-pin"
          d="M116 58c-9-11-14-17-14-24a14 14 0 0 1 28 0c0 7-5 13-14 24zM116 29a5 5 0 1 0 0 10 5 5 0 0 0 0-10z"
        />
      </svg>
    </g>
  );
}

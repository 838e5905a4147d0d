/**
 * The product's seal: a ring of small ticks around the monogram. Decorative unless it has a `label`. With
 * `pressed` it is pressed onto the page once, as when an entry is submitted.
 */
export function Emblem({
  size = 72,
  label,
  pressed = false,
}: {
  size?: number;
  label?: string;
  pressed?: boolean;
}) {
  const drawing = (
    <svg
      aria-hidden="true"
      className={pressed ? 'seal seal-pressed' : 'seal'}
      width={size}
      height={size}
      viewBox="0 0 120 120"
      fill="none"
      stroke="currentColor"
    >
      <circle cx="60" cy="60" r="57" strokeWidth="1.5" />
      {/* 72 ticks, each a third of its share of the ring. */}
      <circle cx="60" cy="60" r="49.5" strokeWidth="7" pathLength="216" strokeDasharray="1 2" />
      <circle cx="60" cy="60" r="42" strokeWidth="1" />
      <circle cx="60" cy="60" r="39" strokeWidth="2" />
      <g strokeWidth="1">
        <path d="M46 79h28" />
        <path d="M46 42h28" />
      </g>
      <text
        x="60"
        y="69"
        textAnchor="middle"
        fontFamily="var(--serif)"
        fontSize="29"
        fontWeight="600"
        letterSpacing="-0.5"
        stroke="none"
        fill="currentColor"
      >
        DNJ
      </text>
    </svg>
  );
  return label ? (
    <span role="img" aria-label={label}>
      {drawing}
    </span>
  ) : (
    drawing
  );
}

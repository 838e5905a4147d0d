/** A drawing of the screen that a signer sees on the notary's phone; person and document are invented. */
export function SigningScreen() {
  return (
    <svg
      viewBox="0 0 300 600"
      role="img"
      aria-label="The signer’s screen on a phone: name, document, and act, with a signature on the pad."
    >
      <path className="screen" d="M0 0h300v600H0z" />
      <text className="screen-label" x="20" y="35">
        Add Signature - Signer 1
      </text>
      <path className="screen-rule" d="M0 56h300" />
      <text className="screen-title" x="20" y="94">
        Rosa Delgado
      </text>
      <text className="screen-value" x="20" y="124">
        Deed of trust
      </text>
      <text className="screen-label" x="20" y="152">
        Acknowledgment. You say that the
      </text>
      <text className="screen-label" x="20" y="172">
        signature on this document is yours.
      </text>
      <rect className="screen-box" x="20" y="196" width="260" height="220" rx="8" />
      <path
        className="screen-ink"
        d="M46 340c14-38 30-46 26-18s12 16 22-6 14-8 12 4 16 0 22-10 6 14 16 10 18-26 24-22-6 24 6 22 20-16 32-18 24 6 46-6"
      />
      <path className="screen-line" d="M40 360h220" />
      <rect className="screen-action" x="20" y="440" width="260" height="40" rx="8" />
      <text className="screen-action-words" x="150" y="465" textAnchor="middle">
        Save Signature
      </text>
    </svg>
  );
}

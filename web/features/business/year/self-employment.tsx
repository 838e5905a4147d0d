/** Explains self-employment tax on a notary's income, with its source. */
export function SelfEmployment() {
  return (
    <section className="paper-card" aria-labelledby="year-se-tax">
      <h2 id="year-se-tax">Self-employment tax</h2>
      <p>
        Fees for notarial acts bear income tax, but no self-employment tax. Everything else bears both:
        travel, printing, scanbacks, and the rest of a signing fee. That’s why this page keeps notarial fees
        apart. On Schedule SE, their net profit is left out and marked “Exempt—Notary”.
      </p>
      <p className="muted">
        Source:{' '}
        <a href="https://www.irs.gov/instructions/i1040sse" target="_blank" rel="noopener noreferrer">
          IRS, Instructions for Schedule SE
        </a>
        , “Income and Losses Not Included in Net Earnings From Self-Employment”; 26 U.S.C. § 1402(c)(1). This
        is bookkeeping, not tax advice.
      </p>
    </section>
  );
}

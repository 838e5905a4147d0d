import type { CopyDuty } from '#shared/data/state-duty.ts';

/** The state's duties about copies with their sources; says so where none was found. */
export function CopyLaw({ duties }: { duties: readonly CopyDuty[] }) {
  if (duties.length === 0) {
    return (
      <p>
        We found no rule of this state about copies for private persons. Ask the office that commissions you
        before you give one.
      </p>
    );
  }
  return (
    <ul className="duty-law">
      {duties.map(({ text, cite }) => (
        <li key={text}>
          {text} <span className="muted">{cite}</span>
        </li>
      ))}
    </ul>
  );
}

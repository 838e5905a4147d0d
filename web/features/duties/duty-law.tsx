import type { Duty } from '#shared/data/state-duty.ts';

/** Duties of a state in plain words, with their sources. */
export function DutyLaw({ duties }: { duties: readonly Duty[] }) {
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

/** Says that no rule was found, and where we looked. */
export function NoRuleFound({ about, searched }: { about: string; searched: readonly string[] }) {
  return (
    <p>
      We found no rule {about}. There may still be one. Ask the office before you decide.
      {searched.length > 0 && <span className="muted"> We looked in {searched.join('; ')}.</span>}
    </p>
  );
}

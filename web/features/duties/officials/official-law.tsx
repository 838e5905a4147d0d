import type { OfficialDuty } from '#shared/data/state-duty.ts';

const headings: Record<OfficialDuty['about'], string> = {
  answer: 'Who may request entries, and what you do',
  form: 'In what form',
  withhold: 'What must not be released',
  surrender: 'If the journal itself is taken',
  other: 'Also',
};

/** The checklist of a state for requests of officials, by topic, with sources; says so where no rule was found. */
export function OfficialLaw({ duties }: { duties: readonly OfficialDuty[] }) {
  if (duties.length === 0) {
    return (
      <p>
        We found no rule of this state about requests from officials. The request itself says what to produce
        and by when. If in doubt, ask the office that commissions you, or a lawyer, before you hand over
        anything.
      </p>
    );
  }
  const topics = Object.entries(headings).flatMap(([about, heading]) => {
    const some = duties.filter((duty) => duty.about === about);
    return some.length > 0 ? [{ heading, some }] : [];
  });
  return (
    <>
      {topics.map(({ heading, some }) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <ul className="duty-law">
            {some.map(({ text, cite }) => (
              <li key={text}>
                {text} <span className="muted">{cite}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

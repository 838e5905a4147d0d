import type { StateRequirements } from '#web/lib/api/api-types.ts';

/** Says how reliable this page is, and whom to ask. */
export function ReadingNote({ requirements }: { requirements: StateRequirements }) {
  const { confidence, lawRead, rulesVersion, stateName } = requirements;
  return (
    <footer className="reading-note">
      <p>
        Unmarked statements come from the law itself or an official publication. <em>Medium confidence</em>:
        we read part of the source, or others reported it. <em>To be verified</em>: we have not confirmed it
        yet.
      </p>
      <p>
        Confidence: {confidence}. Read: {lawRead.replace(/\.$/, '')}. Rules version{' '}
        <span className="nowrap tabular">{rulesVersion}</span>.
      </p>
      <p>
        This guide is not legal advice, and laws change. Before you rely on it, consult the Secretary of State
        of {stateName} or legal counsel.
      </p>
    </footer>
  );
}

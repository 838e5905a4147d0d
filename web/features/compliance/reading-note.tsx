import type { StateRequirements } from '#web/lib/api-types.ts';

/** Says how reliable this page is, and whom to ask. */
export function ReadingNote({ requirements }: { requirements: StateRequirements }) {
  const { confidence, lawRead, rulesVersion, stateName } = requirements;
  return (
    <footer className="reading-note">
      <p>
        Statements without a mark were read in the law itself or in an official publication.{' '}
        <em>Medium confidence</em>: read in part, or reported by others. <em>To be verified</em>: not
        confirmed yet.
      </p>
      <p>
        Confidence of this reading: {confidence}. Read: {lawRead.replace(/\.$/, '')}. Rules version{' '}
        <span className="nowrap tabular">{rulesVersion}</span>.
      </p>
      <p>
        This guide is not legal advice, and laws change. Before you rely on it, consult the Secretary of State
        of {stateName} or legal counsel.
      </p>
    </footer>
  );
}

import type { StateRequirements } from '#web/lib/api-types.ts';

/** Says how reliable this page is, and whom to ask. */
export function ReadingNote({ requirements }: { requirements: StateRequirements }) {
  const { confidence, lawRead, rulesVersion, stateName } = requirements;
  return (
    <footer className="reading-note">
      <p>
        Confidence of this reading: {confidence}. Read: {lawRead.replace(/\.$/, '')}. Rules version{' '}
        <span className="nowrap tabular">{rulesVersion}</span>.
      </p>
      <p>
        This guide is no legal advice, and laws change. Before you rely on it, consult the Secretary of State
        of {stateName} or legal counsel.
      </p>
    </footer>
  );
}

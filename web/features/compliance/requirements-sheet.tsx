import type { StateRequirements } from '#web/lib/api/api-types.ts';
import { DutySections } from './duty-sections.tsx';
import { FeeRules } from './fee-rules.tsx';
import { GuideSections } from './guide-sections.tsx';
import { IdentificationRules } from './identification-rules.tsx';
import { JournalRules } from './journal-rules.tsx';
import { LawChanges } from './law-changes.tsx';
import { OpenQuestions } from './open-questions.tsx';
import { ReadingNote } from './reading-note.tsx';
import { RequiredFields } from './required-fields.tsx';
import { SourceIdsContext, sourceIdsOf } from './source-ids.ts';
import { SourceList } from './source-list.tsx';
import { SpecialRequirements } from './special-requirements.tsx';

/** A state's journal law: the rules, the guide, and their sources. */
export function RequirementsSheet({ requirements }: { requirements: StateRequirements }) {
  return (
    <SourceIdsContext value={sourceIdsOf(requirements)}>
      <JournalRules requirements={requirements} />
      <SpecialRequirements requirements={requirements} />
      <IdentificationRules requirements={requirements} />
      <FeeRules requirements={requirements} />
      <RequiredFields requirements={requirements} />
      <GuideSections guide={requirements.guide} />
      <DutySections duties={requirements.duties} />
      <LawChanges changes={requirements.changes} />
      <OpenQuestions questions={requirements.questions} />
      <SourceList sources={requirements.sources} />
      <ReadingNote requirements={requirements} />
    </SourceIdsContext>
  );
}

import { shownDay } from '#shared/rules/shown-day.ts';
import type { StateRequirements } from '#web/lib/api/api-types.ts';
import { Citation } from './citation.tsx';
import { DutySections } from './duty-sections.tsx';
import { feeCaps } from './fee-words.ts';
import { FieldNames } from './field-names.tsx';
import { idDates, idNumberRules, personalKnowledgeRules } from './identification-words.ts';
import { journalDuty, journalFormat, retention, visitRules } from './journal-words.ts';
import { Rule, RuleSection } from './rule-list.tsx';
import { SourceIdsContext, sourceIdsOf } from './source-ids.ts';
import { SourceList } from './source-list.tsx';
import { SpecialRequirements } from './special-requirements.tsx';
import { StatementList } from './statement-list.tsx';

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

/** How reliable this page is, and who to ask. */
function ReadingNote({ requirements }: { requirements: StateRequirements }) {
  const { confidence, lawRead, rulesVersion, stateName } = requirements;
  return (
    <footer className="reading-note">
      <p>
        Unmarked statements come from the law itself or an official publication. <em>As reported</em>: we read
        part of the source, or others reported it. <em>Check with your state</em>: we have not confirmed it
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

type Guide = StateRequirements['guide'];

const titles: readonly (readonly [keyof Guide, title: string])[] = [
  ['duty', 'Which Acts to Record'],
  ['format', 'Format of the Journal'],
  ['retention', 'Keeping the Journal'],
  ['entry', 'The Entry'],
  ['fees', 'More on Fees'],
  ['more', 'Also Worth Knowing'],
];

/** The guide: what a notary in the state should know besides the rules. */
function GuideSections({ guide }: { guide: Guide }) {
  return titles
    .filter(([part]) => guide[part].length > 0)
    .map(([part, title]) => (
      <RuleSection key={part} title={title}>
        <StatementList statements={guide[part]} />
      </RuleSection>
    ));
}

/** The maximum fees for acts in person. The guide covers other fee rules. */
function FeeRules({ requirements }: { requirements: StateRequirements }) {
  return (
    <RuleSection title="Fees">
      <dl className="rules">
        {feeCaps(requirements.fee).map(([kind, cap]) => (
          <Rule key={kind} name={kind} basis={requirements.basis.fee}>
            <p className="tabular">{cap}</p>
          </Rule>
        ))}
      </dl>
    </RuleSection>
  );
}

/** The rules for recording a signer's identification. */
function IdentificationRules({ requirements }: { requirements: StateRequirements }) {
  const { basis, idNumberRule, personalKnowledge } = requirements;
  return (
    <RuleSection title="Identification">
      <dl className="rules">
        <Rule name="ID Number" basis={basis.idNumber}>
          <p>{idNumberRules[idNumberRule]}</p>
        </Rule>
        <Rule name="ID Dates" basis={basis.idDates}>
          <p>{idDates(requirements)}</p>
        </Rule>
        <Rule name="Personal Knowledge" basis={basis.personalKnowledge}>
          <p>{personalKnowledgeRules[personalKnowledge]}</p>
        </Rule>
      </dl>
    </RuleSection>
  );
}

/** Whether a journal is required, in which format, and for how long. */
function JournalRules({ requirements }: { requirements: StateRequirements }) {
  const { basis, specialRequirements } = requirements;
  return (
    <RuleSection title="The Journal">
      <dl className="rules">
        <Rule name="Journal Required" basis={basis.journal}>
          <p>{journalDuty(requirements)}</p>
        </Rule>
        <Rule name="Format" basis={basis.medium}>
          <p>{journalFormat(requirements)}</p>
        </Rule>
        <Rule name="Several Documents in One Visit" basis={basis.entriesPerVisit}>
          <p>{visitRules[requirements.entriesPerVisit]}</p>
        </Rule>
        <Rule name="Retention" basis={basis.retention}>
          <p>{retention(specialRequirements.retentionYears)}</p>
        </Rule>
      </dl>
    </RuleSection>
  );
}

/** The entries that require the fields, as the end of a sentence. */
const boundActs: Readonly<Record<StateRequirements['requiredFor'], string>> = {
  all_acts: 'for all acts',
  some_acts: 'for some acts, listed in the guide below',
  electronic_acts: 'for acts on electronic records',
  remote_acts: 'for remote acts',
  self_filers: 'for acts for self-filers',
  no_act: 'for no act',
};

/** The fields that the law requires, and in which entries. */
function RequiredFields({ requirements }: { requirements: StateRequirements }) {
  const { requiredFields, requiredFor, basis } = requirements;
  return (
    <RuleSection title="Required Journal Fields">
      <p>{sentence(requiredFields.length > 0, requiredFor)}</p>
      <FieldNames names={requiredFields} />
      <Citation cite={basis.fields.cite} toVerify={basis.fields.toVerify} />
    </RuleSection>
  );
}

function sentence(hasFields: boolean, requiredFor: StateRequirements['requiredFor']): string {
  if (requiredFor === 'no_act') {
    return hasFields
      ? 'The law requires no fields. These are recommended:'
      : 'The law requires no fields. This journal asks for its own set.';
  }
  return hasFields
    ? `Required ${boundActs[requiredFor]}:`
    : `The law lists no fields ${boundActs[requiredFor]}. This journal asks for its own set.`;
}

/** Questions to confirm with the state. Shows nothing if there are none. */
function OpenQuestions({ questions }: { questions: readonly string[] }) {
  if (questions.length === 0) return null;
  return (
    <RuleSection title="To Be Confirmed with the State">
      <ul className="statements">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </RuleSection>
  );
}

/** Changes in the state's law, and in how this journal applies it. Shows nothing if there are no changes. */
function LawChanges({ changes }: { changes: StateRequirements['changes'] }) {
  if (changes.length === 0) return null;
  return (
    <RuleSection title="What Changed">
      <dl className="rules">
        {changes.map(({ date, text, cite }) => (
          <Rule key={`${date} ${text}`} name={shownDay(date, 'MM/dd/yyyy')} basis={null}>
            <p>{text}</p>
            <Citation cite={cite} toVerify={false} />
          </Rule>
        ))}
      </dl>
    </RuleSection>
  );
}

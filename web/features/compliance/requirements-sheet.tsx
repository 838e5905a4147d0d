import { shownDay } from '#shared/rules/shown-day.ts';
import type { StateRequirements } from '#web/lib/api/api-types.ts';
import { AcceptedIds } from './accepted-ids.tsx';
import { AtAGlance } from './at-a-glance.tsx';
import { Citation } from './citation.tsx';
import { DutySections } from './duty-sections.tsx';
import { FieldNames } from './field-names.tsx';
import { Rule, RuleSection, RulesInFull } from './rule-list.tsx';
import { feeRules, identificationRules, journalRules, requiredFieldsRule } from './rules-in-words.ts';
import { SourceIdsContext, sourceIdsOf } from './source-ids.ts';
import { SourceList } from './source-list.tsx';
import { SpecialRequirements } from './special-requirements.tsx';
import { StatementList } from './statement-list.tsx';
import type { RuleInWords } from './told.ts';

/** A state's journal law: a summary, then the rules, the guide, and their sources, folded. */
export function RequirementsSheet({ requirements }: { requirements: StateRequirements }) {
  return (
    <SourceIdsContext value={sourceIdsOf(requirements)}>
      <AtAGlance requirements={requirements} />
      <Rules title="The Journal" rules={journalRules(requirements)} />
      <SpecialRequirements requirements={requirements} />
      <Rules title="Identification" rules={identificationRules(requirements)} />
      <AcceptedIds acceptedIds={requirements.acceptedIds} />
      <Rules title="Fees" rules={feeRules(requirements)} />
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

/** The fields that the law requires, and in which entries. */
function RequiredFields({ requirements }: { requirements: StateRequirements }) {
  const { requiredFields, basis } = requirements;
  return (
    <RuleSection title="Required Journal Fields">
      <p>{requiredFieldsRule(requirements)}</p>
      <FieldNames names={requiredFields} />
      <Citation cite={basis.fields.cite} toVerify={basis.fields.toVerify} />
    </RuleSection>
  );
}

/** A section whose rules are all of one form. */
function Rules({ title, rules }: { title: string; rules: readonly RuleInWords[] }) {
  return (
    <RuleSection title={title}>
      <dl className="rules">
        <RulesInFull rules={rules} />
      </dl>
    </RuleSection>
  );
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

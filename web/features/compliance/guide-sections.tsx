import type { StateRequirements } from '#web/lib/api/api-types.ts';
import { RuleSection } from './rule-list.tsx';
import { StatementList } from './statement-list.tsx';

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
export function GuideSections({ guide }: { guide: Guide }) {
  return titles
    .filter(([part]) => guide[part].length > 0)
    .map(([part, title]) => (
      <RuleSection key={part} title={title}>
        <StatementList statements={guide[part]} />
      </RuleSection>
    ));
}

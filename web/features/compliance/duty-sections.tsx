import type { StateRequirements } from '#web/lib/api/api-types.ts';
import { Citation } from './citation.tsx';
import { RuleSection } from './rule-list.tsx';
import { StatementList } from './statement-list.tsx';

type Duties = StateRequirements['duties'];
type Topic = keyof Duties;

const titles: Readonly<Record<Topic, string>> = {
  copies: 'Copies and Inspection',
  officials: 'Requests by Officials',
  loss: 'Loss or Theft',
  commissionEnd: 'When Your Commission Ends',
  resignation: 'When You Resign',
  death: 'After a Notary’s Death',
  destruction: 'Destroying the Journal',
  frontPage: 'Front Page',
  backup: 'Backup',
  location: 'Where to Keep the Journal',
  recordings: 'Recordings of Remote Acts',
};

const topics = Object.keys(titles) as Topic[];

/** The law's requirements beyond the entries. Topics without a rule say so, and where we looked. */
export function DutySections({ duties }: { duties: Duties }) {
  return (
    <>
      {topics
        .filter((topic) => duties[topic].found.length > 0)
        .map((topic) => (
          <RuleSection key={topic} title={titles[topic]}>
            <StatementList statements={duties[topic].found} />
          </RuleSection>
        ))}
      <NoRules duties={duties} />
    </>
  );
}

function NoRules({ duties }: { duties: Duties }) {
  const silent = topics.filter((topic) => duties[topic].found.length === 0);
  if (silent.length === 0) return null;
  return (
    <RuleSection title="No Rule Found">
      <p>We found no rules on these topics. Ask the state before you rely on that.</p>
      <dl className="rules">
        {silent.map((topic) => (
          <div key={topic} className="rule">
            <dt>{titles[topic]}</dt>
            <dd>
              <span className="searched">
                Looked in{' '}
                {duties[topic].searched.map((cite, index) => (
                  <Citation
                    key={cite}
                    cite={cite}
                    toVerify={
                      duties[topic].confidence === 'low' && index === duties[topic].searched.length - 1
                    }
                  />
                ))}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </RuleSection>
  );
}

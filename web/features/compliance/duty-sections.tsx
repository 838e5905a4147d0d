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

/** Topics for which we looked in the same sources. */
type Silence = { topics: Topic[]; searched: string[]; isUnsure: boolean };

function silences(duties: Duties): Silence[] {
  const bySources = new Map<string, Silence>();
  for (const topic of topics) {
    const { found, searched, confidence } = duties[topic];
    if (found.length > 0) continue;
    const key = [confidence, ...searched].join();
    const same = bySources.get(key);
    if (same) same.topics.push(topic);
    else bySources.set(key, { topics: [topic], searched, isUnsure: confidence === 'low' });
  }
  return [...bySources.values()];
}

function NoRules({ duties }: { duties: Duties }) {
  const silent = silences(duties);
  if (silent.length === 0) return null;
  return (
    <RuleSection title="No Rule Found">
      <p>We found no rules on these topics. Ask the state before you rely on that.</p>
      <dl className="rules">
        {silent.map(({ topics: about, searched, isUnsure }) => (
          <div key={about.join()} className="rule">
            <dt>{about.map((topic) => titles[topic]).join('; ')}</dt>
            <dd>
              <span className="searched">
                Looked in{' '}
                {searched.map((cite, index) => (
                  <Citation key={cite} cite={cite} toVerify={isUnsure && index === searched.length - 1} />
                ))}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </RuleSection>
  );
}

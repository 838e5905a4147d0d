import { Link } from 'react-router';
import type { FrontPageItem } from '#shared/data/state-duty.ts';
import { Icon } from '#web/components/icon.tsx';
import type { ApiOutput } from '#web/lib/api/api-types.ts';
import { formatDay } from '#web/lib/dates.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';

type Rules = ApiOutput<'get-front-page'>['states'][number];

/** One state's requirements for the front page, the missing ones, and its rule about death. */
export function StateRules({ rules }: { rules: Rules }) {
  const notary = useNotary();
  const missing = missingInWords(rules.missing);
  return (
    <section className="matter-block" aria-label={rules.stateName}>
      <h2>{rules.stateName}</h2>
      {rules.rules.length === 0 ? (
        <p>We found no rule about the front page. What the page shows is enough for most readers.</p>
      ) : missing.length === 0 ? (
        <p className="front-page-complete">
          <Icon name="check" size={18} /> The page has everything that we found in the law.
        </p>
      ) : (
        <>
          <p>The law requires more:</p>
          <ul>
            {missing.map(({ item, words, where, to }) => (
              <li key={item}>
                {words}. {to ? <Link to={to}>{where}</Link> : where}.
              </li>
            ))}
          </ul>
        </>
      )}
      {rules.rules.length > 0 && (
        <ul>
          {rules.rules.map(({ text, cite, confidence }) => (
            <Rule key={text} text={text} cite={cite} confidence={confidence} />
          ))}
        </ul>
      )}
      {rules.earliestDestruction && (
        <p>
          The page says that the journal is not destroyed before{' '}
          {formatDay(rules.earliestDestruction, notary)}, counted from your last entry.
        </p>
      )}
      <h3>After your death, or if you can no longer act</h3>
      {rules.onDeath.length === 0 ? (
        <p>We found no rule. Ask the office that commissioned you what happens to the journal.</p>
      ) : (
        <ul>
          {rules.onDeath.map(({ text, cite, confidence }) => (
            <Rule key={text} text={text} cite={cite} confidence={confidence} />
          ))}
        </ul>
      )}
      <p className="muted">
        The sources are in the <Link to={paths.compliance(rules.stateCode)}>State Guide</Link>.
      </p>
    </section>
  );
}

function Rule({ text, cite, confidence }: Rules['rules'][number]) {
  return (
    <li>
      {text}{' '}
      <span className="muted">
        {cite}
        {confidence === 'low' && ' (check with your state)'}
      </span>
    </li>
  );
}

const commissions = { to: paths.settingsCard('notary-commissions'), where: 'Add it to your commissions' };
const below = { where: 'Fill it in below' };

/** The items that the notary can fill in, and where. Everything else is printed without the notary's doing. */
const fillable = {
  commission_number: { words: 'A commission in this state', ...commissions },
  commission_expiration: { words: 'The day on which your commission expires', ...commissions },
  commission_on_each_page: { words: 'Your commission number on each page', ...commissions },
  office_address: { words: 'Your office address', to: paths.settings, where: 'Add it to your profile' },
  abbreviations: { words: 'The meaning of your abbreviations', ...below },
  signature: { words: 'Your signature', ...below },
} as const satisfies Partial<Record<FrontPageItem, { words: string; where: string; to?: string }>>;

type Missing = { item: FrontPageItem; words: string; where: string; to?: string };

/** Returns what is missing on the front page in words, and where to fill it in. */
function missingInWords(missing: readonly FrontPageItem[]): Missing[] {
  return missing.flatMap((item) => {
    const found = Object.entries(fillable).find(([code]) => code === item)?.[1];
    return found ? [{ item, ...found }] : [];
  });
}

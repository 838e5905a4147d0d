import { type CapabilityId, journalCapabilities, type ShownBy } from '#shared/data/journal-capabilities.ts';
import type { NoneFound } from '#shared/data/state-duty.ts';
import { type Standard, standingOf } from '#shared/data/state-standard.ts';
import { stateStandards } from '#shared/data/state-standards.ts';
import type { StateCode } from '#shared/data/states.ts';
import { journalStandards } from '#shared/rules/law/journal-standards.ts';
import { standardsId, standardsPath } from '#shared/state-pages.ts';
import { Citation } from '../features/compliance/citation.tsx';
import { standingCounts, standingLabels } from './standing-words.ts';

/** How this journal satisfies a state's law on electronic journals, rule by rule. Citations link to the page's sources. */
export function StandardsSection({ stateCode, stateName }: { stateCode: StateCode; stateName: string }) {
  const { standards: found } = stateStandards[stateCode];
  const standards = journalStandards(stateCode);
  return (
    <section aria-labelledby={standardsId}>
      <h2 id={standardsId}>How this journal satisfies the law of {stateName}</h2>
      {'noneFound' in found ? (
        <NoStandards searched={found} />
      ) : (
        <>
          <p className="standards-intro">
            The rules of {stateName} for an electronic journal: {standingCounts(standards)}. Each answer names
            the tests that show it, with their files in the source code; in a test’s name, “%s” means each of
            its cases. No state has examined or approved this journal.
          </p>
          <ol className="standards">
            {standards.map((standard, index) => (
              <StandardItem
                key={`${standard.cite} ${standard.text}`}
                standard={standard}
                shown={standards.slice(0, index).flatMap(capabilitiesOf)}
              />
            ))}
          </ol>
        </>
      )}
      <p className="standards-more">
        <a className="touch-link" href={standardsPath}>
          All states
        </a>
      </p>
    </section>
  );
}

function NoStandards({ searched }: { searched: NoneFound }) {
  const { noneFound, confidence } = searched;
  return (
    <p className="standards-intro">
      We found no rule on an electronic journal.{' '}
      <span className="searched">
        Looked in{' '}
        {noneFound.map((cite, index) => (
          <Citation
            key={cite}
            cite={cite}
            toVerify={confidence === 'low' && index === noneFound.length - 1}
          />
        ))}
      </span>
    </p>
  );
}

const capabilitiesOf = (standard: Standard): readonly CapabilityId[] =>
  'met' in standard ? standard.met : [];

/** A requirement with its answer. The tests of a capability are listed where it first appears, and not `shown` again. */
type StandardProps = { standard: Standard; shown: readonly CapabilityId[] };

function StandardItem({ standard, shown }: StandardProps) {
  const standing = standingOf(standard);
  const { text, cite, confidence } = standard;
  return (
    <li className="standard">
      <div className="standard-head">
        <p className="standard-text">{text}</p>
        <span className={`standing standing-${standing}`}>{standingLabels[standing]}</span>
      </div>
      <p>
        <Citation cite={cite} toVerify={confidence === 'low'} />
        {confidence === 'medium' && !cite.endsWith('(as reported)') && (
          <>
            {' '}
            <span className="citation">As reported</span>
          </>
        )}
      </p>
      <Answer standard={standard} shown={shown} />
    </li>
  );
}

function Answer({ standard, shown }: StandardProps) {
  if ('notMet' in standard) return <p>{standard.notMet}</p>;
  if ('approval' in standard) return <p>{standard.approval}</p>;
  if ('open' in standard) return <p>{standard.open}</p>;
  return (
    <>
      {standard.met.map((capability) => {
        const { how, tests } = journalCapabilities[capability];
        return shown.includes(capability) ? (
          <p key={capability}>
            {how} <span className="citation">Tests as above.</span>
          </p>
        ) : (
          <div key={capability}>
            <p>{how}</p>
            <Tests tests={tests} />
          </div>
        );
      })}
      {standard.notary && <p className="standard-notary">For the notary: {standard.notary}</p>}
    </>
  );
}

function Tests({ tests }: { tests: readonly ShownBy[] }) {
  return (
    <ul className="standard-tests" aria-label="Tests">
      {tests.map(({ path, name }) => (
        <li key={`${path} ${name}`}>
          Test “{name}” in <code>{path}</code>
        </li>
      ))}
    </ul>
  );
}

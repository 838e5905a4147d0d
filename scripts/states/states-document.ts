import { rulesVersion } from '#shared/data/rules-version.ts';
import { stateCodes } from '#shared/data/states.ts';
import { combinationRows, rowName } from './combination-rows.ts';
import { minimumFields } from './findings.ts';
import { markdownTable } from './markdown.ts';
import { combinations, sampleEntry } from './sample-entries.ts';
import { stateSection } from './state-section.ts';
import { summaryTable } from './summary-table.ts';

const total = stateCodes.length * combinations.length;

const head = `# The law of the states, as it is enforced

Written by \`npm run docs\` from the rules that client and server run (\`shared/rules/law\`) and from their data
(\`shared/data\`). Do not edit it. A test fails when it is not what the rules say: run \`npm run docs\` and review the change
as [compliance.md](compliance.md) tells.

It holds ${total} combinations: ${stateCodes.length} states, 3 document types (deed, jurat, affidavit), 4 ways of
identification (driver's license, passport, personal knowledge, credible witness). Combinations with the same outcome share
a row; each state's rows hold all ${combinations.length}. Rules version ${rulesVersion}.

The entry of the table: an act in person, on its own day, with one signer, one document and a fee of $1.00. A credible
witness is recorded and shows a driver's license. "To be verified" marks the stricter of two readings.
`;

function minimumTable(): string {
  const rows = combinationRows((combination) => {
    const entry = sampleEntry(undefined, combination);
    return [minimumFields(entry, 'required'), minimumFields(entry, 'asked'), minimumFields(entry, 'hidden')];
  });
  return markdownTable(
    ['Document: identification', 'Required', 'Asked, may stay empty', 'Hidden'],
    rows.map(({ of, result }) => [rowName(of), ...result]),
  );
}

/** The text of docs/states.md. */
export function statesDocument(): string {
  return [
    head,
    '## All states',
    '',
    '"By this journal" marks what the law does not ask for and this journal does. The ID dates are those that the law',
    'wants; the expiration is asked for in any case.',
    '',
    summaryTable(),
    '',
    '## The minimum',
    '',
    'What this journal asks where no law speaks. Every other field is optional and shown with "more details". The number of',
    'an entry, and the time of an act that is entered on its own day, are recorded without asking. All tables below show only',
    'what differs from this one.',
    '',
    minimumTable(),
    '',
    '## State by state',
    '',
    ...stateCodes.map(stateSection),
  ].join('\n');
}

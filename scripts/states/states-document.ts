import { rulesVersion } from '#shared/data/rules-version.ts';
import { stateCodes } from '#shared/data/states.ts';
import { combinationRows, rowName } from './combination-rows.ts';
import { minimumFields } from './findings.ts';
import { markdownTable } from './markdown.ts';
import { combinations, sampleEntry } from './sample-entries.ts';
import { stateSection } from './state-section.ts';
import { summaryTable } from './summary-table.ts';

const total = stateCodes.length * combinations.length;

const head = `# The law of the states, as enforced

\`npm run docs\` writes this page from the rules that client and server run (\`shared/rules/law\`) and from their data
(\`shared/data\`). Do not edit it. A test fails when it differs from the rules: run \`npm run docs\` and review the change
as described in [compliance.md](compliance.md).

It covers ${total} combinations: ${stateCodes.length} states, 3 document types (deed, jurat, affidavit), and 4 kinds of
identification (driver's license, passport, personal knowledge, credible witness). Combinations with the same outcome share
a row; each state's rows cover all ${combinations.length}. Rules version ${rulesVersion}.

The tables assume an act in person, entered on its own day, with one signer, one document, and a fee of $1.00. A credible
witness is recorded and shows a driver's license. "To be verified" marks the stricter of two readings.
`;

function minimumTable(): string {
  const rows = combinationRows((combination) => {
    const entry = sampleEntry(undefined, combination);
    return [minimumFields(entry, 'required'), minimumFields(entry, 'asked'), minimumFields(entry, 'hidden')];
  });
  return markdownTable(
    ['Document: identification', 'Required', 'Shown, may stay empty', 'Hidden'],
    rows.map(({ of, result }) => [rowName(of), ...result]),
  );
}

/** Returns the text of docs/states.md. */
export function statesDocument(): string {
  return [
    head,
    '## All states',
    '',
    '"By this journal" marks requirements of this journal that the law does not have. The ID dates are those that the law',
    'requires; this journal always asks for the expiration date.',
    '',
    summaryTable(),
    '',
    '## The minimum',
    '',
    'The fields that this journal requires or shows where no law applies. Every other field is optional and shown with',
    '"more details". The number of an entry, and the time of an act that is entered on its own day, are recorded automatically.',
    'All tables below show only the differences from this one.',
    '',
    minimumTable(),
    '',
    '## State by state',
    '',
    ...stateCodes.map(stateSection),
  ].join('\n');
}

import type { Step } from '../../entry/field.ts';
import { entryFields } from '../../entry/fields.ts';
import type { EntryContent, SignerContent, WitnessContent } from './entry-content.ts';
import type { EntryProblem } from './entry-problem.ts';
import { isAbroad, signsForAnother } from './field-rules.ts';

/** Two values of a person that cannot both be true: the field to leave empty, and why. */
type Contradiction = [field: string, message: string];

function ofId({ idType, idTypeNote, idExpirationDate, idNoExpiration }: SignerContent | WitnessContent) {
  const found: Contradiction[] = [];
  if (idTypeNote && idType !== 'other_id')
    found.push([
      'idTypeNote',
      'Kind of ID belongs to the ID type Other ID. Leave it empty, or choose that type',
    ]);
  if (idNoExpiration && idExpirationDate)
    found.push([
      'idExpirationDate',
      'An ID without an expiration date has no Expiration Date. Leave one of them empty',
    ]);
  return found;
}

function ofSigner(signer: SignerContent): Contradiction[] {
  const found = ofId(signer);
  if (signer.oneName && signer.firstName)
    found.push(['firstName', 'A person with one name has no First Name. Enter the name as Last Name']);
  if (isAbroad(signer) && signer.stateCode)
    found.push([
      'stateCode',
      'State is for addresses in the US. Leave it empty, and use the region of the country',
    ]);
  if (!isAbroad(signer) && signer.region)
    found.push(['region', 'Region is for addresses outside the US. Leave it empty, or choose the country']);
  if (!signsForAnother(signer) && signer.represents)
    found.push([
      'represents',
      'Signs for needs a capacity such as Trustee. Choose the capacity, or leave it empty',
    ]);
  return found;
}

/** Returns a problem for each pair of values that contradict each other. None may be stored. */
export function contradictions(entry: EntryContent): EntryProblem[] {
  const problem = (step: Step, path: string, message: string): EntryProblem => ({
    ...{ kind: 'prohibited', step, path, message },
  });
  const ofPeople = (list: 'signers' | 'credibleWitnesses', found: readonly Contradiction[][]) =>
    found.flatMap((all, index) =>
      all.map(([field, message]) => {
        const { step, label } = entryFields[list];
        return problem(step, `${list}.${index}.${field}`, `${label} ${index + 1}: ${message}`);
      }),
    );
  const [first] = entry.documents ?? [];
  const { documentDate } = entry;
  return [
    ...ofPeople('signers', (entry.signers ?? []).map(ofSigner)),
    ...ofPeople('credibleWitnesses', (entry.credibleWitnesses ?? []).map(ofId)),
    ...(first?.date && documentDate && first.date !== documentDate
      ? [problem(3, 'documentDate', 'Document Date must be the date of the first document')]
      : []),
  ];
}

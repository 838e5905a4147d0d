import { Button } from '@aws-amplify/ui-react';
import { Fragment } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { limits } from '#shared/data/limits.ts';
import type { SignerContent } from '#shared/rules/law/entry-content.ts';
import { Icon } from '#web/components/icon.tsx';
import { useDesk } from '#web/lib/browser/use-screen.ts';
import { type EntryForm, emptySigner } from '../form/entry-form.ts';
import { MoreDetails } from '../form/more-details.tsx';
import { useLaw } from '../law/law-context.tsx';
import {
  BeginVisit,
  CommissionNote,
  CredibleWitnesses,
  MarkWitnesses,
  StateExtras,
} from '../steps/parts-on-demand.tsx';
import { withoutSigner } from '../visit/visit.ts';
import { ActSelection } from './act-selection.tsx';
import type { SignaturePath } from './signature-path.ts';
import { SignerFields } from './signer-fields.tsx';

/** Step 1: state and document type, and everyone who signs (specification, section 2.8). */
export function SignerStep({
  primaryState,
  startsFolded,
  onChoose,
  onSign,
}: {
  primaryState: string | null;
  startsFolded: boolean;
  onChoose: (field: 'stateCode' | 'documentType', value: string) => void;
  /** Opens the signature pad for the signature at this path. */
  onSign: (path: SignaturePath) => void;
}) {
  const { control, getValues, setFocus, setValue } = useFormContext<EntryForm>();
  const { content, isVisit } = useLaw();
  const isDesk = useDesk();
  const signers = useFieldArray({ control, name: 'signers' });

  /** Returns the place of the last signer who needs witnesses: their cards are below. */
  const lastOf = (needs: (signer: SignerContent) => boolean) => content.signers?.findLastIndex(needs) ?? -1;

  const add = () => {
    signers.append({ ...emptySigner }, { shouldFocus: false });
    const index = signers.fields.length;
    // The new fields exist only after the next paint.
    setTimeout(() => setFocus(`signers.${index}.firstName`));
  };

  const remove = (index: number) => {
    signers.remove(index);
    const visit = getValues('visit');
    if (visit) setValue('visit', withoutSigner(visit, index), { shouldDirty: true });
    setTimeout(() => setFocus(`signers.${index - 1}.firstName`));
  };

  return (
    <>
      <ActSelection primaryState={primaryState} startsFolded={startsFolded} onChoose={onChoose} />
      {signers.fields.map((signer, index) => (
        <Fragment key={signer.id}>
          <SignerFields
            index={index}
            onSign={onSign}
            onRemove={index > 0 ? () => remove(index) : undefined}
          />
          {index === lastOf(({ idType }) => idType === 'credible_witness') && (
            <CredibleWitnesses onSign={onSign} />
          )}
          {index === lastOf(({ signsByMark }) => signsByMark === true) && <MarkWitnesses onSign={onSign} />}
        </Fragment>
      ))}
      {!isDesk && startsFolded && <CommissionNote />}
      {signers.fields.length < limits.signers && (
        <Button className="wizard-add" onClick={add}>
          <Icon name="plus" /> Add Another Signer
        </Button>
      )}
      {!isVisit && <BeginVisit />}
      <p id="visit-note" tabIndex={-1} className="signer-visit-note" role="status">
        {isVisit && 'Everyone signs on Docs, once the documents are listed.'}
      </p>
      <StateExtras />
      <MoreDetails />
    </>
  );
}

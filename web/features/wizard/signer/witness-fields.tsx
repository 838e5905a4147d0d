import { Button } from '@aws-amplify/ui-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { idTypes } from '#shared/data/id-types.ts';
import { limits } from '#shared/data/limits.ts';
import { isPersonalKnowledge } from '#shared/rules/law/act-of.ts';
import { witnessFieldRules } from '#shared/rules/law/field-rules.ts';
import { lawOf } from '#shared/rules/law/law-of.ts';
import { ruling } from '#shared/rules/law/ruling.ts';
import { vouchedFor } from '#shared/rules/law/signed-as.ts';
import { Icon } from '#web/components/icon.tsx';
import { EntrySelectField, EntryTextField } from '../form/entry-fields.tsx';
import { type EntryForm, emptyWitness } from '../form/entry-form.ts';
import { isShown, lawNote, useLaw } from '../law/law-context.tsx';
import { withoutWitness } from '../visit/visit-changes.ts';
import { AddWitness } from './add-witness.tsx';
import { SignatureField } from './signature-field.tsx';
import type { SignaturePath } from './signature-path.ts';
import { Expiration } from './signer-fields.tsx';

const identifications = Object.entries(idTypes).filter(([type]) => type !== 'credible_witness');

/** The credible witnesses, one or two, who vouch for signers without an ID. */
export function CredibleWitnesses({ onSign }: { onSign: (path: SignaturePath) => void }) {
  const { control, getValues, setValue } = useFormContext<EntryForm>();
  const witnesses = useFieldArray({ control, name: 'credibleWitnesses' });
  const { rules, content } = useLaw();
  if (rules.credibleWitnesses.use === 'hidden') return null;
  const law = lawOf(content)?.credibleWitnesses;
  const remove = (index: number) => {
    witnesses.remove(index);
    const visit = getValues('visit');
    if (visit) setValue('visit', withoutWitness(visit, index), { shouldDirty: true });
  };
  return (
    <>
      {law && (
        <p className="wizard-notice wizard-notice-below">
          One credible witness is enough if you know that witness personally. Otherwise two are required, each
          with an ID ({law.cite}).
        </p>
      )}
      {witnesses.fields.map((witness, index) => (
        <CredibleWitness
          key={witness.id}
          index={index}
          onSign={onSign}
          onRemove={index > 0 ? () => remove(index) : undefined}
        />
      ))}
      <AddWitness
        list="credibleWitnesses"
        isFull={witnesses.fields.length >= limits.credibleWitnesses}
        onAdd={() =>
          witnesses.append(
            { ...emptyWitness },
            { focusName: `credibleWitnesses.${witnesses.fields.length}.name` },
          )
        }
      >
        {witnesses.fields.length === 0 ? 'Add Credible Witness' : 'Add Another Witness'}
      </AddWitness>
    </>
  );
}

function CredibleWitness({
  index,
  onSign,
  onRemove,
}: {
  index: number;
  onSign: (path: SignaturePath) => void;
  onRemove: (() => void) | undefined;
}) {
  const { control, setValue } = useFormContext<EntryForm>();
  const { content, showsMore, isVisit } = useLaw();
  const rules = witnessFieldRules(content, content.credibleWitnesses?.[index] ?? {});
  const idType = useWatch({ control, name: `credibleWitnesses.${index}.idType` });
  const known = vouchedFor(content);
  const signature = `credibleWitnesses.${index}.signatureDataUrl` as const;
  const clearDocument = (chosen: string) => {
    if (!isPersonalKnowledge(chosen)) return;
    for (const field of ['idTypeNote', 'idNumber', 'idIssuingAgency', 'idExpirationDate'] as const) {
      setValue(`credibleWitnesses.${index}.${field}`, '', { shouldDirty: true });
    }
    setValue(`credibleWitnesses.${index}.idNoExpiration`, false, { shouldDirty: true });
  };
  const isLastFour = ruling(content).lastFourOnly() !== undefined;
  const mark = (use: string) => (use === 'required' ? '' : ' (optional)');
  const showsDocument = idType !== '' && !isPersonalKnowledge(idType);

  return (
    <fieldset className="wizard-block">
      <legend>Credible Witness {index + 1}</legend>
      {known.length > 0 && <p className="wizard-hint-text">Identifies {known.join(' and ')}.</p>}
      {onRemove && (
        <Button className="wizard-remove" size="small" onClick={onRemove}>
          <Icon name="trash" size={16} /> Remove Witness {index + 1}
        </Button>
      )}
      <div className="wizard-fields">
        <EntryTextField
          name={`credibleWitnesses.${index}.name`}
          autoComplete="off"
          autoCapitalize="words"
          descriptiveText={lawNote(rules.name)}
        />
        <EntrySelectField
          name={`credibleWitnesses.${index}.idType`}
          label="Identified by"
          onChosen={clearDocument}
        >
          <option value="">How you know them</option>
          {identifications.map(([type, name]) => (
            <option key={type} value={type}>
              {name}
            </option>
          ))}
        </EntrySelectField>
        {(isShown(rules.address, true) || showsMore) && rules.address.use !== 'prohibited' && (
          <div className="wizard-field-wide">
            <EntryTextField
              name={`credibleWitnesses.${index}.address`}
              label={`Address${mark(rules.address.use)}`}
              autoComplete="off"
              descriptiveText={lawNote(rules.address)}
            />
          </div>
        )}
        {rules.idTypeNote.use === 'required' && (
          <EntryTextField name={`credibleWitnesses.${index}.idTypeNote`} autoComplete="off" />
        )}
        {showsDocument && rules.idNumber.use !== 'prohibited' && (
          <EntryTextField
            name={`credibleWitnesses.${index}.idNumber`}
            label={`ID Number${isLastFour ? ' (last four characters)' : ''}${mark(rules.idNumber.use)}`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={isLastFour ? 4 : limits.idNumberLength}
          />
        )}
        {showsDocument && (
          <>
            <EntryTextField
              name={`credibleWitnesses.${index}.idIssuingAgency`}
              label={`Issuing Agency${mark(rules.idIssuingAgency.use)}`}
              autoComplete="off"
            />
            <Expiration
              person={`credibleWitnesses.${index}`}
              rules={rules}
              label={`Expiration Date${mark(rules.idExpirationDate.use)}`}
            />
          </>
        )}
      </div>
      {!isVisit && rules.signatureDataUrl.use !== 'prohibited' && (
        <SignatureField
          path={signature}
          owner={`credible witness ${index + 1}`}
          onSign={() => onSign(signature)}
        />
      )}
    </fieldset>
  );
}

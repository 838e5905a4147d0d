import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { idTypes } from '#shared/data/id-types.ts';
import { limits } from '#shared/data/limits.ts';
import { mailingStateCodes } from '#shared/data/mailing-states.ts';
import { findState } from '#shared/data/states.ts';
import { isPersonalKnowledge } from '#shared/rules/law/act-of.ts';
import { type FieldRule, signerFieldRules } from '#shared/rules/law/field-rules.ts';
import { type LawChoice, lawOf } from '#shared/rules/law/law-of.ts';
import { prohibitionSentence } from '#shared/rules/law/prohibition-sentence.ts';
import { ruling } from '#shared/rules/law/ruling.ts';
import { Icon } from '#web/components/icon.tsx';
import { EntryCheckbox, EntrySelectField, EntryTextField } from '../form/entry-fields.tsx';
import { type EntryForm, emptyWitness } from '../form/entry-form.ts';
import { isShown, lawNote, useLaw } from '../law/law-context.tsx';
import { CountryField, RegionFields, SameAddress, SignerChoices } from '../steps/parts-on-demand.tsx';
import { SignatureField } from './signature-field.tsx';
import type { SignaturePath } from './signature-path.ts';
import { SignerNameField } from './signer-name-field.tsx';
import { SignerScan } from './signer-scan.tsx';

const documentFields = [
  'idTypeNote',
  'idNumber',
  'idIssuingAgency',
  'idIssueDate',
  'idExpirationDate',
] as const;

/** Created once, so that React skips them when the form renders again. */
const stateCodeOptions = mailingStateCodes.toSorted().map((code) => (
  <option key={code} value={code}>
    {code}
  </option>
));

/** The fields of one signer that the ID type and the state's law allow. */
export function SignerFields({
  index,
  onSign,
  onRemove,
}: {
  index: number;
  onSign: (path: SignaturePath) => void;
  onRemove: (() => void) | undefined;
}) {
  const { control } = useFormContext<EntryForm>();
  const [stateCode, oneName, country] = useWatch({
    control,
    name: ['stateCode', `signers.${index}.oneName`, `signers.${index}.country`],
  });
  const [choosesCountry, setChoosesCountry] = useState(false);
  const { content, isVisit } = useLaw();
  const rules = signerFieldRules(content, content.signers?.[index] ?? {});
  const isAbroad = choosesCountry || country !== '';
  const signature = `signers.${index}.signatureDataUrl` as const;

  return (
    <fieldset className="wizard-block">
      <legend>Signer {index + 1}</legend>
      {onRemove && (
        <Button className="wizard-remove" size="small" onClick={onRemove}>
          <Icon name="trash" size={16} /> Remove Signer {index + 1}
        </Button>
      )}
      <SignerScan index={index} />
      <div className="wizard-fields">
        {!oneName && <SignerNameField index={index} part="firstName" />}
        <SignerNameField index={index} part="lastName" isOnlyName={oneName} />
        {index > 0 && <SameAddress index={index} />}
        {rules.addressLine.use === 'prohibited' ? (
          <p className="wizard-notice wizard-field-wide">
            {prohibitionSentence(stateCode, 'Street addresses and ZIP codes')}. City and state only.
          </p>
        ) : (
          <div className="wizard-field-wide">
            <EntryTextField name={`signers.${index}.addressLine`} autoComplete="off" />
          </div>
        )}
        <EntryTextField name={`signers.${index}.city`} autoComplete="off" />
        {isAbroad && <CountryField index={index} />}
        {rules.stateCode.use === 'hidden' ? (
          <RegionFields index={index} hasPostalCode={rules.zip.use !== 'prohibited'} />
        ) : (
          <div className="wizard-field-pair">
            <EntrySelectField name={`signers.${index}.stateCode`} autoComplete="off">
              <option value="">–</option>
              {stateCodeOptions}
            </EntrySelectField>
            {rules.zip.use !== 'prohibited' && (
              <EntryTextField name={`signers.${index}.zip`} autoComplete="off" inputMode="numeric" />
            )}
          </div>
        )}
        <Identification index={index} rules={rules} />
      </div>
      <SignerChoices index={index} isAbroad={isAbroad} onAbroad={setChoosesCountry} />
      {rules.signatureDataUrl.use === 'prohibited' ? (
        <p className="wizard-notice wizard-notice-below">
          {prohibitionSentence(stateCode, 'Electronic signatures')}. No signature is drawn for this entry.
        </p>
      ) : (
        !isVisit && (
          <SignatureField path={signature} owner={`signer ${index + 1}`} onSign={() => onSign(signature)} />
        )
      )}
    </fieldset>
  );
}

/** The expiration date of an ID, or that it shows none. */
export function Expiration({
  person,
  rules,
  label,
}: {
  person: `signers.${number}` | `credibleWitnesses.${number}`;
  rules: Readonly<Record<'idExpirationDate', FieldRule>>;
  label?: string;
}) {
  const { setValue } = useFormContext<EntryForm>();
  return (
    <div className="wizard-expiration">
      {rules.idExpirationDate.use !== 'hidden' && (
        <EntryTextField
          name={`${person}.idExpirationDate`}
          type="date"
          autoComplete="off"
          {...(label && { label })}
        />
      )}
      <EntryCheckbox
        name={`${person}.idNoExpiration`}
        label="No expiration date"
        onChosen={() => setValue(`${person}.idExpirationDate`, '', { shouldDirty: true })}
      />
    </div>
  );
}

/** Says who asks for the ID number, where it is not the law. */
function idNumberNote(choice: LawChoice): string | undefined {
  const rule = lawOf(choice)?.idNumber.rule;
  const state = findState(choice.stateCode ?? '')?.name;
  if (rule === 'not_asked') return `Required by this journal, not by ${state} law`;
  if (rule !== 'last_four_advised') return undefined;
  return `Required by this journal, not by ${state} law. ${state} advises against recording the whole number.`;
}

/** The fields of the signer's identification. */
function Identification({
  index,
  rules,
}: {
  index: number;
  rules: Readonly<Record<(typeof documentFields)[number] | 'idNoExpiration', FieldRule>>;
}) {
  const { getValues, setValue, control } = useFormContext<EntryForm>();
  const [stateCode, idType] = useWatch({ control, name: ['stateCode', `signers.${index}.idType`] });
  const { content, showsMore } = useLaw();
  const { law, lastFourOnly } = ruling(content);
  const state = findState(stateCode)?.name;
  const lastFour = lastFourOnly();

  const identifiedBy = (chosen: string) => {
    if (isPersonalKnowledge(chosen)) {
      for (const field of documentFields) {
        setValue(`signers.${index}.${field}`, '', { shouldDirty: true });
      }
      setValue(`signers.${index}.idNoExpiration`, false, { shouldDirty: true });
    }
    if (chosen === 'credible_witness' && getValues('credibleWitnesses').length === 0) {
      setValue('credibleWitnesses', [{ ...emptyWitness }], { shouldDirty: true });
    }
  };

  return (
    <>
      <EntrySelectField
        name={`signers.${index}.idType`}
        onChosen={identifiedBy}
        descriptiveText={
          law?.personalKnowledge?.allowed === 'no'
            ? `${state} does not accept personal knowledge (${law.personalKnowledge.cite})`
            : undefined
        }
      >
        <option value="">Choose an ID type</option>
        {Object.entries(idTypes).map(([type, name]) => (
          <option
            key={type}
            value={type}
            disabled={isPersonalKnowledge(type) && law?.personalKnowledge?.allowed === 'no'}
          >
            {name}
          </option>
        ))}
      </EntrySelectField>
      {rules.idTypeNote.use === 'required' && (
        <EntryTextField name={`signers.${index}.idTypeNote`} autoComplete="off" />
      )}
      {rules.idNumber.use === 'required' && (
        <EntryTextField
          name={`signers.${index}.idNumber`}
          label={lastFour ? 'ID Number (last four characters)' : 'ID Number'}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={lastFour ? 4 : limits.idNumberLength}
          descriptiveText={idNumberNote(content)}
        />
      )}
      {rules.idNumber.use === 'prohibited' && idType && !isPersonalKnowledge(idType) && (
        <p className="wizard-notice">{prohibitionSentence(stateCode, 'ID numbers')}</p>
      )}
      {rules.idIssuingAgency.use === 'required' && (
        <EntryTextField name={`signers.${index}.idIssuingAgency`} autoComplete="off" />
      )}
      {isShown(rules.idIssueDate, showsMore) && (
        <EntryTextField
          name={`signers.${index}.idIssueDate`}
          type="date"
          autoComplete="off"
          descriptiveText={lawNote(rules.idIssueDate) ?? 'Optional'}
        />
      )}
      {rules.idNoExpiration.use !== 'hidden' && <Expiration person={`signers.${index}`} rules={rules} />}
    </>
  );
}

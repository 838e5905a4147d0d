import { Button } from '@aws-amplify/ui-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { idTypes } from '#shared/data/id-types.ts';
import { limits } from '#shared/data/limits.ts';
import { stateCodes } from '#shared/data/states.ts';
import { idNumberProhibition, isPersonalKnowledge } from '#shared/rules/entry-problems.ts';
import { Icon } from '#web/components/icon.tsx';
import { EntrySelectField, EntryTextField } from './entry-fields.tsx';
import type { EntryForm } from './entry-form.ts';
import { fieldId, useProblem } from './wizard-context.tsx';

/** The fields of one signer. Only what the way of identification and the state's law allow is asked for. */
export function SignerFields({
  index,
  stateCode,
  onSign,
  onRemove,
}: {
  index: number;
  stateCode: string;
  onSign: () => void;
  onRemove: (() => void) | undefined;
}) {
  const { control, setValue } = useFormContext<EntryForm>();
  const idType = useWatch({ control, name: `signers.${index}.idType` });
  const prohibition = idNumberProhibition(stateCode);
  const asksForDocument = idType !== '' && !isPersonalKnowledge(idType);
  const section = `section-signer-${index + 1}`;

  const clearDocument = (chosen: string) => {
    if (!isPersonalKnowledge(chosen)) return;
    for (const field of ['idNumber', 'idIssuingAgency', 'idExpirationDate'] as const) {
      setValue(`signers.${index}.${field}`, '', { shouldDirty: true });
    }
  };

  return (
    <fieldset className="wizard-block">
      <legend>Signer {index + 1}</legend>
      {onRemove && (
        <Button className="wizard-remove" size="small" onClick={onRemove}>
          <Icon name="trash" size={16} /> Remove Signer {index + 1}
        </Button>
      )}
      <div className="wizard-fields">
        <EntryTextField
          name={`signers.${index}.firstName`}
          label="First Name"
          autoComplete={`${section} given-name`}
          autoCapitalize="words"
          maxLength={limits.nameLength}
        />
        <EntryTextField
          name={`signers.${index}.lastName`}
          label="Last Name"
          autoComplete={`${section} family-name`}
          autoCapitalize="words"
          maxLength={limits.nameLength}
        />
        <div className="wizard-field-wide">
          <EntryTextField
            name={`signers.${index}.addressLine`}
            label="Street Address"
            autoComplete={`${section} address-line1`}
            maxLength={limits.addressLength}
          />
        </div>
        <EntryTextField
          name={`signers.${index}.city`}
          label="City"
          autoComplete={`${section} address-level2`}
          maxLength={limits.cityLength}
        />
        <div className="wizard-field-pair">
          <EntrySelectField
            name={`signers.${index}.stateCode`}
            label="State"
            autoComplete={`${section} address-level1`}
          >
            <option value="">–</option>
            {stateCodes.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </EntrySelectField>
          <EntryTextField
            name={`signers.${index}.zip`}
            label="ZIP Code"
            autoComplete={`${section} postal-code`}
            inputMode="numeric"
            maxLength={limits.zipLength}
          />
        </div>
        <EntrySelectField name={`signers.${index}.idType`} label="ID Type" onChosen={clearDocument}>
          <option value="">Choose an ID type</option>
          {Object.entries(idTypes).map(([type, name]) => (
            <option key={type} value={type}>
              {name}
            </option>
          ))}
        </EntrySelectField>
        {asksForDocument && !prohibition && (
          <EntryTextField
            name={`signers.${index}.idNumber`}
            label="ID Number"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={limits.idNumberLength}
          />
        )}
        {asksForDocument && prohibition && <p className="wizard-notice">{prohibition}</p>}
        {asksForDocument && (
          <>
            <EntryTextField
              name={`signers.${index}.idIssuingAgency`}
              label="Issuing Agency"
              autoComplete="off"
              maxLength={limits.agencyLength}
            />
            <EntryTextField
              name={`signers.${index}.idExpirationDate`}
              label="Expiration Date"
              type="date"
              autoComplete="off"
            />
          </>
        )}
      </div>
      <SignatureField index={index} onSign={onSign} />
    </fieldset>
  );
}

function SignatureField({ index, onSign }: { index: number; onSign: () => void }) {
  const { control, setValue } = useFormContext<EntryForm>();
  const path = `signers.${index}.signatureDataUrl` as const;
  const signature = useWatch({ control, name: path });
  const problem = useProblem(path);
  const problemId = `${fieldId(path)}-problem`;
  return (
    <div className={problem ? 'signature-field signature-field-open' : 'signature-field'}>
      <span className="signature-field-label">Signature</span>
      {signature && (
        <img className="signature-preview" src={signature} alt={`Signature of signer ${index + 1}`} />
      )}
      <div className="signature-field-actions">
        <Button id={fieldId(path)} onClick={onSign} {...(problem && { 'aria-describedby': problemId })}>
          <Icon name="pen" /> {signature ? 'Sign again' : 'Add Signature'}
        </Button>
        {signature && (
          <Button variation="link" onClick={() => setValue(path, '', { shouldDirty: true })}>
            Remove signature
          </Button>
        )}
      </div>
      {problem && (
        <p id={problemId} className="amplify-field__error-message">
          {problem}
        </p>
      )}
    </div>
  );
}

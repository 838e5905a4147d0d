import { Button } from '@aws-amplify/ui-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { limits } from '#shared/data/limits.ts';
import { findState } from '#shared/data/states.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { markWitnessFields } from '#shared/entry/people-fields.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { markWitnessFieldRules } from '#shared/rules/law/field-rules.ts';
import { lawOf } from '#shared/rules/law/law-of.ts';
import { Icon } from '#web/components/icon.tsx';
import { EntryCheckbox, EntryTextField } from '../form/entry-fields.tsx';
import { type EntryForm, emptyMarkWitness } from '../form/entry-form.ts';
import { useProblem } from '../form/wizard-context.tsx';
import { lawNote, useLaw } from '../law/law-context.tsx';
import { AddWitness } from './add-witness.tsx';
import { SignatureField } from './signature-field.tsx';
import type { SignaturePath } from './signature-path.ts';

const { label } = entryFields.markWitnesses;

/** Returns what the law of the state says about signing by mark, or that we know no rule. */
function lawInWords(content: EntryContent): string {
  const state = findState(content.stateCode ?? '')?.name;
  if (!state) return 'Choose the state for this entry to see what its law says about signing by mark.';
  const law = lawOf(content)?.byMark;
  if (!law) {
    return `We know no rule of ${state} about signing by mark. Check with your commissioning office. We recommend two witnesses who have no interest in the document.`;
  }
  const people = `${law.witnesses === 1 ? 'One' : 'Two'}${law.disinterested ? ' disinterested' : ''} ${law.witnesses === 1 ? 'witness' : 'witnesses'}`;
  const nameBy = {
    witness: ' One of them writes the signer’s name next to the mark.',
    notary: law.addresses
      ? ' Below the mark, you write the signer’s name, and the names and addresses of the witnesses.'
      : ' You write the signer’s name next to the mark.',
  };
  return `${people} must see the signer make the mark (${law.cite}).${law.nameBy ? nameBy[law.nameBy] : ''}`;
}

/** Those who see a signer make a mark. */
export function MarkWitnesses({ onSign }: { onSign: (path: SignaturePath) => void }) {
  const { control } = useFormContext<EntryForm>();
  const witnesses = useFieldArray({ control, name: 'markWitnesses' });
  const { rules, content } = useLaw();
  if (rules.markWitnesses.use === 'hidden') return null;
  const required = lawOf(content)?.byMark?.witnesses ?? 0;
  return (
    <>
      <p className="wizard-notice wizard-notice-below">{lawInWords(content)}</p>
      {witnesses.fields.map((witness, index) => (
        <MarkWitness
          key={witness.id}
          index={index}
          onSign={onSign}
          onRemove={index >= required ? () => witnesses.remove(index) : undefined}
        />
      ))}
      <AddWitness
        list="markWitnesses"
        isFull={witnesses.fields.length >= limits.markWitnesses}
        onAdd={() =>
          witnesses.append(
            { ...emptyMarkWitness },
            { focusName: `markWitnesses.${witnesses.fields.length}.name` },
          )
        }
      >
        Add {label}
      </AddWitness>
    </>
  );
}

function MarkWitness({
  index,
  onSign,
  onRemove,
}: {
  index: number;
  onSign: (path: SignaturePath) => void;
  onRemove: (() => void) | undefined;
}) {
  const { content } = useLaw();
  const rules = markWitnessFieldRules(content, content.markWitnesses?.[index] ?? {}, index);
  const signature = `markWitnesses.${index}.signatureDataUrl` as const;
  const nameProblem = useProblem(`markWitnesses.${index}.writesName`);
  return (
    <fieldset className="wizard-block">
      <legend>
        {label} {index + 1}
      </legend>
      {onRemove && (
        <Button className="wizard-remove" size="small" onClick={onRemove}>
          <Icon name="trash" size={16} /> Remove {label} {index + 1}
        </Button>
      )}
      <div className="wizard-fields">
        <EntryTextField
          name={`markWitnesses.${index}.name`}
          autoComplete="off"
          autoCapitalize="words"
          descriptiveText={lawNote(rules.name)}
        />
        {rules.address.use !== 'prohibited' && (
          <EntryTextField
            name={`markWitnesses.${index}.address`}
            label={`${markWitnessFields.address.label}${rules.address.use === 'required' ? '' : ' (optional)'}`}
            autoComplete="off"
            descriptiveText={lawNote(rules.address)}
          />
        )}
      </div>
      <EntryCheckbox
        name={`markWitnesses.${index}.writesName`}
        label="Writes the signer’s name next to the mark"
        hint={nameProblem ?? lawNote(rules.writesName)}
      />
      {rules.signatureDataUrl.use !== 'prohibited' && (
        <SignatureField
          path={signature}
          owner={`witness ${index + 1} to the mark`}
          onSign={() => onSign(signature)}
        />
      )}
    </fieldset>
  );
}

import { useFormContext, useWatch } from 'react-hook-form';
import type { EntryLevelField } from '#shared/entry/field.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { codeName } from '#shared/entry/words.ts';
import { lawNote, useLaw, useShown } from '../law/law-context.tsx';
import { LazyPhotoCapture } from '../signer/lazy-photo-capture.tsx';
import { EntryCheckbox, EntrySelectField, EntryTextArea, EntryTextField } from './entry-fields.tsx';
import type { EntryForm } from './entry-form.ts';
import { type Block, type BlockField, type BlockInput, blockFields, fieldInputs } from './field-inputs.ts';
import { fieldId, useProblem } from './wizard-context.tsx';

type NameOf<Kind> = {
  [Name in BlockField]: (typeof entryFields)[Name] extends { kind: Kind } ? Name : never;
}[BlockField];

/** Attributes of a line of text, by the kind of its field. */
const lineOf = {
  day: { type: 'date' },
  time: { type: 'time' },
  count: { type: 'number', inputMode: 'numeric', min: '1', step: '1', placeholder: '1' },
} as const;

/** The inputs of a block's fields that are shown. `isNoted`: each names the law that requires it. */
export function FieldInputs({ block, isNoted = false }: { block: Block; isNoted?: boolean }) {
  const isShown = useShown();
  return blockFields(block)
    .filter(isShown)
    .map((name) => <FieldInput key={name} name={name} isNoted={isNoted} />);
}

function FieldInput({ name, isNoted }: { name: BlockField; isNoted: boolean }) {
  const { rules } = useLaw();
  const field: EntryLevelField = entryFields[name];
  const {
    block: _,
    isWide,
    hint,
    otherwise,
    label = field.label,
    altText = label,
    ...attributes
  }: BlockInput = fieldInputs[name];
  const law = isNoted ? lawNote(rules[name]) : undefined;
  const descriptiveText = [law, hint].filter(Boolean).join('. ') || otherwise;
  const sentences = [hint, law].filter(Boolean).join(' ');
  const input = { label, descriptiveText };
  switch (field.kind) {
    case 'flag':
      return <EntryCheckbox name={name as NameOf<'flag'>} label={label} hint={sentences} />;
    case 'image':
      return <Photo name={name as NameOf<'image'>} label={label} hint={sentences} altText={altText} />;
    case 'yesNo':
    case 'code':
      return (
        <EntrySelectField name={name} {...input}>
          {optionsOf(field)}
        </EntrySelectField>
      );
    default: {
      const made =
        field.kind === 'paragraphs' ? (
          <EntryTextArea name={name} rows={3} {...input} />
        ) : (
          <EntryTextField
            name={name}
            autoComplete="off"
            {...Object.entries(lineOf).find(([kind]) => kind === field.kind)?.[1]}
            {...attributes}
            {...input}
          />
        );
      return isWide ? <div className="wizard-field-wide">{made}</div> : made;
    }
  }
}

/** The options of a question or of a list of codes. */
export function optionsOf(field: EntryLevelField) {
  const codes = field.kind === 'code' ? field.codes : { yes: 'Yes', no: 'No' };
  return (
    <>
      {!field.start && <option value="">Choose an answer</option>}
      {Object.keys(codes).map((code) => (
        <option key={code} value={code}>
          {codeName(codes, code)}
        </option>
      ))}
    </>
  );
}

/** A photo that belongs to the entry itself. */
function Photo({ name, ...texts }: { name: NameOf<'image'>; label: string; hint: string; altText: string }) {
  const { control, setValue } = useFormContext<EntryForm>();
  const set = (photo: string) => setValue(name, photo, { shouldDirty: true });
  const captured = { value: useWatch({ control, name }), error: useProblem(name) };
  return (
    <div className="wizard-capture">
      <LazyPhotoCapture
        id={fieldId(name)}
        {...texts}
        {...captured}
        onCapture={({ dataUrl }) => set(dataUrl)}
        onClear={() => set('')}
      />
    </div>
  );
}

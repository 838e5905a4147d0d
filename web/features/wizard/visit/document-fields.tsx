import { SelectField, TextField } from '@aws-amplify/ui-react';
import type { ReactNode } from 'react';
import { limits } from '#shared/data/limits.ts';
import { type EntryLevelField, isTyped } from '#shared/entry/field.ts';
import { type ActField, entryFields } from '#shared/entry/fields.ts';
import { entryFieldRules } from '#shared/rules/law/field-rules.ts';
import { actTypeOptions, documentTypeOptions, noActText } from '../form/act-options.tsx';
import type { EntryForm } from '../form/entry-form.ts';
import { optionsOf } from '../form/field-input.tsx';
import { type BlockField, blockFields } from '../form/field-inputs.ts';
import { contentFromForm } from '../form/form-content.ts';
import { NumberQuestion } from '../form/number-question.tsx';
import { fieldId, useProblem } from '../form/wizard-context.tsx';
import { isShown, lawNote, useLaw } from '../law/law-context.tsx';

import { actFields, actOf, listedDocuments, type VisitDocument } from './visit.ts';

/** A field of an act whose input follows from its kind. */
type OwnField = Extract<ActField, BlockField>;

const ownFields: ReadonlySet<string> = new Set(actFields);
type Change = (change: Partial<VisitDocument>) => void;
type RowProps = { document: VisitDocument; row: number; onChange: Change };

/** A text of a document's row. */
function RowText({
  document,
  row,
  field,
  label,
  onChange,
  ...input
}: RowProps & {
  field: 'title' | 'pages' | 'fee' | OwnField;
  label: string;
  type?: 'text' | 'number' | 'date';
  list?: string;
  maxLength?: number;
  descriptiveText?: string | undefined;
}) {
  const path = `visit.documents.${row}.${field}`;
  const problem = useProblem(path);
  return (
    <TextField
      id={fieldId(path)}
      label={label}
      value={document[field]}
      hasError={problem !== undefined}
      errorMessage={problem}
      autoComplete="off"
      onChange={(event) => onChange({ [field]: event.target.value })}
      {...input}
    />
  );
}

/** A choice of a document's row. */
function RowChoice({
  document,
  row,
  field,
  label,
  onChange,
  descriptiveText,
  children,
}: RowProps & {
  field: ActField;
  label: string;
  descriptiveText?: string | undefined;
  children: ReactNode;
}) {
  const path = `visit.documents.${row}.${field}`;
  const problem = useProblem(path);
  return (
    <SelectField
      id={fieldId(path)}
      label={label}
      value={document[field]}
      hasError={problem !== undefined}
      errorMessage={problem}
      descriptiveText={descriptiveText}
      onChange={(event) => onChange({ [field]: event.target.value })}
    >
      {children}
    </SelectField>
  );
}

/** The title of a document, its type and act, and its fee for each signer. `titles` is the list of suggestions. */
export function DocumentFields({ form, titles, ...props }: RowProps & { form: EntryForm; titles: string }) {
  const { document, row } = props;
  const { showsMore } = useLaw();
  return (
    <div className="visit-fields">
      <div className="visit-title">
        <RowText
          {...props}
          field="title"
          label={`Document ${row + 1} title`}
          maxLength={limits.descriptionLength}
          list={titles}
        />
        <NumberQuestion path={`visit.documents.${row}.title`} />
      </div>
      <RowChoice {...props} field="documentType" label={entryFields.documentType.label}>
        <option value="">Choose a document type</option>
        {documentTypeOptions}
      </RowChoice>
      <RowChoice {...props} field="actType" label={entryFields.actType.label}>
        <option value="">{noActText(document.documentType)}</option>
        {actTypeOptions}
      </RowChoice>
      <RowText {...props} field="fee" label="Fee each" type="number" />
      <ActParticulars {...props} form={form} />
      {showsMore && <RowText {...props} field="pages" label="Pages" type="number" />}
    </div>
  );
}

/** The fields that the state requires or recommends for this act alone. */
function ActParticulars({ form, ...props }: RowProps & { form: EntryForm }) {
  const { showsMore } = useLaw();
  const { document } = props;
  const act = {
    ...form,
    ...actOf(document),
    fee: document.fee,
    documents: listedDocuments([document]),
  };
  const rules = entryFieldRules(contentFromForm(act));
  return blockFields()
    .filter((name): name is OwnField => ownFields.has(name) && isShown(rules[name], showsMore))
    .map((name) => {
      const row = entryFields[name] as EntryLevelField;
      const input = { ...props, field: name, label: row.label, descriptiveText: lawNote(rules[name]) };
      return row.kind === 'yesNo' || row.kind === 'code' ? (
        <RowChoice key={name} {...input}>
          {optionsOf(row)}
        </RowChoice>
      ) : (
        <RowText
          key={name}
          {...input}
          {...(row.kind === 'day' && { type: 'date' })}
          {...(isTyped(row) && 'max' in row && { maxLength: row.max })}
        />
      );
    });
}

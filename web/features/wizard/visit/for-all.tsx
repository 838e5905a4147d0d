import { SelectField, TextField } from '@aws-amplify/ui-react';
import { entryFields } from '#shared/entry/fields.ts';
import { actTypeOptions, documentTypeOptions } from '../form/act-options.tsx';
import type { Visit, VisitDocument } from './visit.ts';
import { withAll } from './visit-changes.ts';

/** Returns what all documents have in a field; empty where they differ. */
function common({ documents }: Visit, field: 'documentType' | 'actType' | 'fee'): string {
  const values = new Set(documents.map((document) => document[field]));
  const [only = ''] = values;
  return values.size === 1 ? only : '';
}

/** Sets type, act, or fee of every document at once. */
export function ForAll({ visit, onChange }: { visit: Visit; onChange: (visit: Visit) => void }) {
  const set = (change: Partial<VisitDocument>) => onChange(withAll(visit, change));
  return (
    <details className="visit-for-all">
      <summary>Set type, act, or fee for all documents</summary>
      <div className="visit-fields">
        <SelectField
          label={`${entryFields.documentType.label} for all`}
          value={common(visit, 'documentType')}
          onChange={(event) => set({ documentType: event.target.value })}
        >
          <option value="">Leave each as it is</option>
          {documentTypeOptions}
        </SelectField>
        <SelectField
          label={`${entryFields.actType.label} for all`}
          value={common(visit, 'actType')}
          onChange={(event) => set({ actType: event.target.value })}
        >
          <option value="">Same as the document type</option>
          {actTypeOptions}
        </SelectField>
        <TextField
          label="Fee each for all"
          type="number"
          inputMode="decimal"
          min="0"
          step="0.01"
          value={common(visit, 'fee')}
          autoComplete="off"
          onChange={(event) => set({ fee: event.target.value })}
        />
      </div>
    </details>
  );
}

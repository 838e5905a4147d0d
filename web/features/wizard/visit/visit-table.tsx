import { Button, CheckboxField } from '@aws-amplify/ui-react';
import { type ReactNode, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type ActType, actTypes } from '#shared/data/act-types.ts';
import type { DocumentType } from '#shared/data/document-types.ts';
import { limits } from '#shared/data/limits.ts';
import { formatMoney } from '#shared/entry/money.ts';
import { actTypeOf } from '#shared/rules/law/act-of.ts';
import { Icon } from '#web/components/icon.tsx';
import { TitleSuggestions } from '../docs/title-suggestions.tsx';
import { type EntryForm, parseFee } from '../form/entry-form.ts';
import { FieldInputs } from '../form/field-input.tsx';
import { MoreDetails } from '../form/more-details.tsx';
import { fieldId, usePractice } from '../form/wizard-context.tsx';
import { PackagePicker } from '../packages/package-picker.tsx';
import { SaveAsPackage } from '../packages/save-as-package.tsx';
import type { SigningLine } from '../signing/signing-line.ts';
import { useRecentActs } from '../start/recent-acts-context.ts';
import { DocumentFields } from './document-fields.tsx';
import { EndVisit } from './end-visit.tsx';
import { ForAll } from './for-all.tsx';
import { GroupingChoice } from './grouping-choice.tsx';
import { useVisit, type VisitActions } from './use-visit.ts';
import { cellOf, type Visit, type VisitDocument, withCell, withDocument } from './visit.ts';
import { packageOf } from './visit-package.ts';
import { VisitSignatures } from './visit-signatures.tsx';
import './visit.css';

/** The number of free entries from which the table says how many are left. */
const announcedRoom = 10;

/** The table of acts: documents by signers, everyone signing everything at first. */
export function VisitTable({
  visit,
  onSign,
}: {
  visit: Visit;
  onSign: (lines: readonly SigningLine[]) => void;
}) {
  const { getValues } = useFormContext<EntryForm>();
  const actions = useVisit(visit);
  const { names, change, count, room, canAdd, add, said } = actions;
  const form = getValues();
  const titles = useId();
  const recent = useRecentActs();
  const isPractice = usePractice();
  // A row folds to one line. One that is new, alone, or incomplete begins open, and adding another folds it.
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () =>
      new Set(visit.documents.filter((one, _, all) => all.length === 1 || !isNamed(one)).map(({ id }) => id)),
  );
  return (
    <section className="wizard-block visit" aria-labelledby="visit-title">
      <h3 id="visit-title" tabIndex={-1}>
        Documents and who signs them
      </h3>
      <p className="visit-count" role="status">
        {count === 1 ? '1 entry' : `${count} entries`}
        {room < announcedRoom && ` of at most ${limits.entriesPerVisit} that can be sealed together`}
      </p>
      <TitleSuggestions id={titles} recent={recent.flatMap((act) => act.titles)} />
      {visit.documents.length > 1 && <ForAll visit={visit} onChange={change} />}
      <ol className="visit-documents">
        {visit.documents.map((document, row) => (
          <li key={document.id}>
            <DocumentRow
              document={document}
              row={row}
              isOpen={open.has(document.id)}
              onToggle={(isOpen) => setOpen(toggled(open, document.id, isOpen))}
            >
              <DocumentFields
                document={document}
                row={row}
                form={form}
                titles={titles}
                onChange={(more) => change(withDocument(visit, row, more))}
              />
              <WhoSigns
                document={document}
                row={row}
                names={names}
                canTick={actions.canTick}
                onTick={(signer, signs) => change(withCell(visit, row, signer, { signs }))}
              />
              <RowButtons row={row} document={document} rows={visit.documents.length} {...actions} />
            </DocumentRow>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <div className="visit-actions">
        <Button isDisabled={!canAdd} onClick={() => setOpen(new Set([add()]))}>
          <Icon name="plus" /> Add Document
        </Button>
        {!isPractice && (
          <>
            <PackagePicker onPick={actions.addRows} />
            <SaveAsPackage rows={packageOf(visit)} />
          </>
        )}
        <EndVisit />
      </div>
      {!canAdd && (
        <p className="wizard-hint-text">
          At most {limits.entriesPerVisit} entries are sealed together. Seal these first, then record the rest
          as another visit.
        </p>
      )}
      <GroupingChoice visit={visit} onChange={change} />
      <VisitSignatures visit={visit} onSign={onSign} />
      <FieldInputs block="photo" isNoted />
      <MoreDetails />
    </section>
  );
}

/** Returns the act of a row, as stated or as its document type names it. */
const actIn = ({ documentType, actType }: VisitDocument) =>
  actTypeOf({ documentType: documentType as DocumentType, actType: (actType || null) as ActType | null });

/** Reports whether a row has a title and an act, so that it can be read while it is folded. */
const isNamed = (document: VisitDocument) => document.title.trim() !== '' && actIn(document) !== undefined;

/** Returns the set with an ID added or removed. */
function toggled(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  if (ids.has(id) === isIn) return ids;
  return new Set(isIn ? [...ids, id] : [...ids].filter((other) => other !== id));
}

/** A row that folds to its number, title, act, and fee. */
function DocumentRow({
  document,
  row,
  isOpen,
  onToggle,
  children,
}: {
  document: VisitDocument;
  row: number;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  const act = actIn(document);
  const facts = [act && actTypes[act].name, document.fee && formatMoney(parseFee(document.fee))];
  return (
    <details
      className="visit-document"
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary>
        <span className="visit-row-title">
          {row + 1}. {document.title.trim() || 'Untitled document'}
        </span>
        <span className="visit-row-facts">{facts.filter(Boolean).join(' · ')}</span>
      </summary>
      <fieldset className="visit-row-fields" aria-label={`Document ${row + 1}`}>
        {children}
      </fieldset>
    </details>
  );
}

/** One checkbox for each signer. With one signer there is nothing to choose. */
function WhoSigns({
  document,
  row,
  names,
  canTick,
  onTick,
}: {
  document: VisitDocument;
  row: number;
  names: readonly string[];
  canTick: VisitActions['canTick'];
  onTick: (signer: number, signs: boolean) => void;
}) {
  const [only] = names;
  if (only !== undefined && names.length === 1 && cellOf(document, 0).signs) return null;
  return (
    <fieldset className="visit-signers">
      <legend>Signed by</legend>
      {names.map((name, signer) => (
        <CheckboxField
          // Signers have no ID of their own; their place in the form is what a cell belongs to.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
          key={signer}
          id={fieldId(`visit.documents.${row}.signs.${signer}`)}
          name={`visit-${row}-${signer}`}
          label={name}
          checked={cellOf(document, signer).signs}
          isDisabled={!canTick(document, signer)}
          onChange={(event) => onTick(signer, event.target.checked)}
        />
      ))}
    </fieldset>
  );
}

/** The buttons that move or remove a row. The first and the last row keep theirs, so that the focus stays. */
function RowButtons({
  row,
  rows,
  document,
  move,
  remove,
}: {
  row: number;
  rows: number;
  document: VisitDocument;
} & Pick<VisitActions, 'move' | 'remove'>) {
  const name = document.title.trim() || `document ${row + 1}`;
  if (rows === 1) return null;
  return (
    <div className="visit-row-buttons">
      <Button size="small" aria-disabled={row === 0} onClick={() => move(row, row - 1)}>
        Up<span className="visually-hidden">: {name}</span>
      </Button>
      <Button size="small" aria-disabled={row === rows - 1} onClick={() => move(row, row + 1)}>
        Down<span className="visually-hidden">: {name}</span>
      </Button>
      <Button size="small" onClick={() => remove(row)}>
        <Icon name="trash" size={16} /> Remove<span className="visually-hidden"> {name}</span>
      </Button>
    </div>
  );
}

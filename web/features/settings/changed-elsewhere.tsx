import type { RefObject } from 'react';
import { ChangedFields } from './changed-fields.tsx';
import { editLabels, inWords } from './edit-values.ts';
import type { ProfileEdit } from './use-profile-edit.ts';

/** Shows the fields of a form that another device changed as well, and lets the notary choose for each. */
export function ChangedElsewhere({
  edit,
  heading,
}: {
  edit: ProfileEdit;
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  const changed = edit.conflicts.map((field) => ({
    label: editLabels[field],
    mine: inWords(edit.mine, field),
    stored: inWords(edit.stored, field),
    keepMine: () => edit.keepMine(field),
    takeStored: () => edit.takeStored(field),
  }));
  return <ChangedFields changed={changed} heading={heading} />;
}

import { useFormContext } from 'react-hook-form';
import { differsFrom } from '#shared/rules/law/signed-as.ts';
import type { SignedForm } from '../form/empty-fields.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { lineAt } from './line-at.ts';
import { type SignaturePath, signedAsPath } from './signature-path.ts';
import { SignedOtherwise } from './signed-otherwise.tsx';

/** Marks a signature whose entry has changed since it was drawn; nothing while it has not. */
export function ChangedSince({
  path,
  owner,
  signedAs,
}: {
  path: SignaturePath;
  /** The name of the person who signed, in lower case. */
  owner: string;
  signedAs: SignedForm;
}) {
  const { getValues, setValue } = useFormContext<EntryForm>();
  const facts = lineAt(getValues(), path)?.facts;
  if (!facts || !differsFrom(signedAs, facts)) return null;
  return (
    <SignedOtherwise
      owner={`${owner} signed`}
      signedAs={signedAs}
      facts={facts}
      onChange={(explained) => setValue(signedAsPath(path), explained, { shouldDirty: true })}
    />
  );
}

import type { EntryRow } from '#web/lib/api/api-types.ts';
import { firstSigner, furtherSigners } from './signer-names.ts';

/** Shows the first signer and the number of additional signers. */
export function SignerName({
  entry,
}: {
  entry: Pick<EntryRow, 'signers'> & Partial<Pick<EntryRow, 'status'>>;
}) {
  const more = furtherSigners(entry);
  return (
    <>
      {firstSigner(entry)}
      {more && (
        <>
          {' '}
          <span className="muted nowrap">{more}</span>
        </>
      )}
    </>
  );
}

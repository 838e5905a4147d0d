import { fromWirePath } from '#shared/contract/wire.ts';
import { api } from '#web/lib/api/api-client.ts';
import type { EntryPayload } from '#web/lib/api/api-types.ts';
import { warn } from '#web/lib/warn.ts';
import { withDots } from '../saving/payload-images.ts';

/** Timeout in milliseconds, so that the check does not delay saving on a poor connection. */
const patience = 5000;

/** Members that the specification's client adds to an entry for the check (section 7). */
function derived({ signers }: EntryPayload) {
  const signer = signers?.[0];
  const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' ') || null;
  return {
    signerName: joined(signer?.firstName, signer?.lastName),
    signerAddress: joined(
      ...[signer?.addressLine, signer?.city, signer?.stateCode, signer?.region],
      ...[signer?.zip, signer?.country],
    ),
    idMethod: signer?.idType ?? null,
    idType: signer?.idType ?? null,
    idExpirationDate: signer?.idExpirationDate ?? null,
  };
}

/** A sentence that names what is missing, and the path of its field in the form, if the server named it. */
export type MissingField = { message: string; path: string | undefined };

/**
 * Asks the server whether the entry meets its state's law, before it is saved. Returns the first error
 * when something required is missing, which stops the saving; undefined when nothing is, when there is no
 * state, or when the check itself fails (specification, section 4). Images are not sent for it.
 */
export async function checkCompliance(
  payload: EntryPayload,
  status: 'draft' | 'submitted',
): Promise<MissingField | undefined> {
  const { stateCode } = payload;
  if (!stateCode) return undefined;
  const checked = withDots(payload);
  try {
    const { valid, errors, findings } = await api('validate-entry', {
      query: { stateCode, status },
      body: { ...checked, ...derived(checked) },
      patience,
    });
    const [first] = errors;
    if (valid || !first?.includes('required')) return undefined;
    const path = findings.errors.find(({ message }) => message === first)?.path;
    return { message: first, path: path && fromWirePath(path) };
  } catch (error) {
    warn('The compliance check failed; the entry is saved without it', error);
    return undefined;
  }
}

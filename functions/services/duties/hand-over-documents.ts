import { ok } from '#functions/outcome.ts';
import { handOverLetter } from '#shared/rules/duties/hand-over-letter.ts';
import type { MatterOf } from '#shared/schemas/matter.ts';
import { letterDocument, writing } from './letter-document.ts';
import type { MakeDocument } from './make-document.ts';

/** Makes the letter that accompanies the journal, or says where the notary keeps it. */
export const coverLetter: MakeDocument<MatterOf<'hand_over'>> = async (
  { documents, now },
  { account, matter },
) => ok(await documents.duty(letterDocument(account, handOverLetter(matter, writing(account)), now())));

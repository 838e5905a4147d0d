import { ok, refuse } from '#functions/outcome.ts';
import { states } from '#shared/data/states.ts';
import { lossLetter } from '#shared/rules/duties/loss-letter.ts';
import { lossNotices } from '#shared/rules/duties/loss-notices.ts';
import { noticeDocument } from '#shared/rules/duties/loss-rules.ts';
import type { MatterOf } from '#shared/schemas/matter.ts';
import { letterDocument, writing } from './letter-document.ts';
import type { MakeDocument } from './make-document.ts';

type MakeNotice = MakeDocument<MatterOf<'loss'>>;

const makerFor =
  (state: string): MakeNotice =>
  async ({ documents, now }, { account, matter }) => {
    const notice = lossNotices(matter.facts).find((one) => one.state === state);
    if (!notice) return refuse('MATTER_STEP_REFUSED');
    const letter = lossLetter(matter.facts, notice, writing(account));
    return ok(await documents.duty(letterDocument(account, letter, now())));
  };

/** Each state's notice of loss to its office. */
export const lossNoticeMakers: Record<string, MakeNotice> = Object.fromEntries(
  Object.keys(states).map((state) => [noticeDocument(state), makerFor(state)]),
);

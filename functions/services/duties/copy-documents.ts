import type { DocumentPart, DutyDocument } from '#functions/adapters/pdf/duty-pdf.ts';
import { ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { findState } from '#shared/data/states.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { latestStep, paidByWords, refusalWords } from '#shared/rules/duties/copy-rules.ts';
import { shownDay } from '#shared/rules/shown-day.ts';
import type { MatterOf } from '#shared/schemas/matter.ts';
import { readEntry } from '../entries/get-entry.ts';
import { copyDocument, requestInWords } from './copy-document.ts';
import type { DocumentDeps, MakeDocument } from './make-document.ts';

type CopyMatter = MatterOf<'copy'>;
type Make = MakeDocument<CopyMatter, DocumentDeps>;

const notaryLines = ({ fullName, commissions }: Account, { state }: CopyMatter): DocumentPart[] => {
  const commission = commissions.find((listed) => listed.state === state);
  const number = commission ? [`Commission ${commission.commissionNumber}`] : [];
  return [
    { kind: 'lines', lines: [fullName, `Notary public, ${findState(state)?.name ?? state}`, ...number] },
  ];
};

/** A letter to the requester, with the notary's name at the top and a signature line below. */
function letter(
  account: Account,
  matter: CopyMatter,
  now: Date,
  { title, paragraphs }: { title: string; paragraphs: readonly string[] },
): Omit<DutyDocument, 'issuer'> {
  const { requester, contact } = matter.facts;
  return {
    ...{ kind: 'letter', title, notary: account.fullName, printedAt: now, subject: `Request ${matter.id}` },
    parts: [
      ...notaryLines(account, matter),
      { kind: 'lines', lines: [shownDay(dayIn(account.timezone, now), account.dateFormat)] },
      { kind: 'lines', lines: [requester, ...(contact ? [contact] : [])] },
      ...paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
      { kind: 'signature', name: account.fullName, title: 'notary public' },
    ],
  };
}

const copy: Make = async (deps, { account, matter }) => {
  const chosen = latestStep(matter, 'entry_chosen');
  if (!chosen) return refuse('MATTER_STEP_REFUSED');
  const found = await readEntry(deps, { account, entryId: chosen.entryId, isSubmitted: true });
  if (!found.ok) return found;
  // The log and the receipt show the number that the notary's device sent.
  if (found.value.response.entryNumber !== chosen.entryNumber) return refuse('MATTER_STEP_REFUSED');
  const content = copyDocument(account, matter, found.value.response, chosen.signers, deps.now());
  return ok(await deps.documents.duty(content));
};

const noEntry: Make = async ({ documents, now }, { account, matter }) =>
  ok(
    await documents.duty(
      letter(account, matter, now(), {
        title: 'No Such Entry',
        paragraphs: [
          requestInWords(account, matter),
          'I searched my journal. It has no entry that matches this request.',
          'If you know another date, name, or type of document, send me a new request.',
        ],
      }),
    ),
  );

const refusal: Make = async ({ documents, now }, { account, matter }) => {
  const refused = latestStep(matter, 'refused');
  if (!refused) return refuse('MATTER_STEP_REFUSED');
  return ok(
    await documents.duty(
      letter(account, matter, now(), {
        title: 'Answer to a Request for a Copy',
        paragraphs: [
          requestInWords(account, matter),
          'I decline this request for the following reason.',
          [refused.reason === 'other' ? [] : [refusalWords[refused.reason]], refused.note]
            .flat()
            .filter(Boolean)
            .join(' '),
        ],
      }),
    ),
  );
};

const receipt: Make = async ({ documents, now }, { account, matter }) => {
  const paid = latestStep(matter, 'paid');
  if (!paid) return refuse('MATTER_STEP_REFUSED');
  const chosen = latestStep(matter, 'entry_chosen');
  const { dateFormat } = account;
  return ok(
    await documents.duty({
      ...{ kind: 'receipt', title: 'Receipt', notary: account.fullName, printedAt: now() },
      subject: `Request ${matter.id}`,
      parts: [
        ...notaryLines(account, matter),
        {
          kind: 'facts',
          facts: [
            { label: 'Received from', value: matter.facts.requester },
            {
              label: 'For',
              value: chosen ? `Copy of entry ${chosen.entryNumber}` : 'Request for a copy of an entry',
            },
            { label: 'Amount', value: `$${paid.amount.toFixed(2)}` },
            { label: 'Paid', value: `${paidByWords[paid.paidBy]}, ${shownDay(paid.on, dateFormat)}` },
          ],
        },
        { kind: 'signature', name: account.fullName, title: 'notary public' },
      ],
    }),
  );
};

/** The documents of a request for a copy. */
export const copyDocuments: Record<string, Make> = { copy, no_entry: noEntry, refusal, receipt };

import type { documentContent } from '#functions/adapters/files/document-content.ts';
import type { DocumentFiles } from '#functions/adapters/files/document-files.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { UploadStore } from '#functions/store/account/upload-store.ts';
import type { PaperChange, Versioned } from '#functions/store/business/paper-change.ts';
import { expenseView } from '#functions/store/business/paper-rows.ts';
import type { PaperStore } from '#functions/store/business/paper-store.ts';
import type { ReceiptStore } from '#functions/store/business/receipt-store.ts';
import type { StoredExpense } from '#functions/store/business/stored-papers.ts';
import type { TransactItem } from '#functions/store/table/transactions.ts';
import { fileEndings, uploadRules } from '#shared/data/upload-purposes.ts';
import { safeFileName } from '#shared/rules/file-name.ts';
import type { Expense, ExpenseBody } from '#shared/schemas/business/expense.ts';
import { type ReceiveUploadDeps, receiveUpload } from '../files/receive-upload.ts';
import { bodyProblem, carryOut } from './carry-out.ts';
import { unknownReference } from './references.ts';
import { type Earlier, earlierExpense, repeatsOfChanged, repeatsOfNew } from './repeated-expense.ts';

type Papers = { papers: Pick<PaperStore, 'get' | 'commit'> };

export type ExpenseDeps = Papers &
  Omit<ReceiveUploadDeps, 'uploads'> & {
    uploads: ReceiveUploadDeps['uploads'] & Pick<UploadStore, 'used' | 'dropped'>;
    receipts: Pick<ReceiptStore, 'kept' | 'dropped'>;
    documents: Pick<DocumentFiles, 'put'>;
    content: typeof documentContent;
  };

type Asked = { account: Account; body: ExpenseBody; id: string };
type Before = Versioned<StoredExpense> | undefined;
type Receipt = StoredExpense['receipt'];

/** Writes an expense. `more` uses up the upload of a new receipt. */
async function save(
  deps: ExpenseDeps,
  { account, body, id }: Asked,
  { before, receipt, more }: { before: Before; receipt: Receipt; more: TransactItem[] },
): Promise<Outcome<Expense> | 'stale'> {
  const { papers, uploads, receipts, now } = deps;
  const earlier: Outcome<Earlier> = before ? ok({}) : await earlierExpense(deps, account.id, body);
  if (!earlier.ok) return earlier;
  const { source, added } = earlier.value;
  if (added) return ok(expenseView(added));
  const repeats = before
    ? await repeatsOfChanged(deps, account.id, body, before.paper)
    : ok(repeatsOfNew(body, source?.paper));
  if (!repeats.ok) return repeats;
  const orderId = body.orderId ?? null;
  if (orderId && orderId !== before?.paper.orderId && !(await papers.get(account.id, 'order', orderId)))
    return unknownReference('order_id', 'order');
  const old = before?.paper.uploadId ?? null;
  const gone = old && old !== body.uploadId ? old : null;
  const { repeatedExpenseId: _, ...facts } = body;
  const after: StoredExpense = { ...facts, id, ...repeats.value, ...(receipt && { receipt }) };
  const changes: PaperChange[] = [{ kind: 'expense', before, after }];
  if (source) {
    const repeated = { ...source.paper, repeats: null, repeatedBy: id };
    changes.push({ kind: 'expense', before: source, after: repeated });
  }
  const result = await papers.commit(account.id, changes, [
    ...more,
    ...(gone
      ? [receipts.dropped(account.id, gone), uploads.dropped(account.id, gone, 'receipt', now())]
      : []),
  ]);
  return result === 'committed' ? ok(expenseView(after)) : 'stale';
}

/** Stores an uploaded receipt, if its content has the type that it was announced with, and writes the expense. */
async function saveWithNewReceipt(deps: ExpenseDeps, asked: Asked, read: () => Promise<Before>) {
  const { account, body, id } = asked;
  const uploadId = body.uploadId ?? '';
  const outcome = await receiveUpload(
    deps,
    { notaryId: account.id, uploadId, purpose: 'receipt' },
    async (upload, file): Promise<Outcome<Expense>> => {
      const content = await deps.content(file);
      if (!content || content.type !== upload.contentType) {
        return refuse('FILE_TYPE_REFUSED', { detail: uploadRules.receipt.wrongType });
      }
      const { type, bytes } = content;
      const storedName = `${uploadId}.${fileEndings[type]}`;
      const fileName = safeFileName(upload.fileName, fileEndings[type]);
      await deps.documents.put(account.id, storedName, bytes, type);
      const more = [deps.uploads.used(account.id, uploadId), deps.receipts.kept(account.id, uploadId, id)];
      return carryOut(async () =>
        save(deps, asked, {
          before: await read(),
          receipt: { storedName, fileName, contentType: type },
          more,
        }),
      );
    },
  );
  return !outcome.ok && outcome.code === 'UPLOAD_NOT_FOUND' ? unknownReference('upload_id', 'file') : outcome;
}

function write(deps: ExpenseDeps, asked: Asked, before: Before, read: () => Promise<Before>) {
  const isNewReceipt = asked.body.uploadId && asked.body.uploadId !== before?.paper.uploadId;
  return isNewReceipt
    ? saveWithNewReceipt(deps, asked, read)
    : carryOut(async () => {
        const current = await read();
        const receipt = asked.body.uploadId ? current?.paper.receipt : undefined;
        return save(deps, asked, { before: current, receipt, more: [] });
      });
}

/** Adds an expense, with its receipt if one was uploaded. A repeated request returns the expense as it is now. */
export async function addExpense(deps: ExpenseDeps, asked: Asked): Promise<Outcome<Expense>> {
  const { account, body, id } = asked;
  const problem = bodyProblem(account, deps.now(), body);
  if (problem) return problem;
  const earlier = await deps.papers.get(account.id, 'expense', id);
  return earlier ? ok(expenseView(earlier.paper)) : write(deps, asked, undefined, async () => undefined);
}

/** Returns one expense. */
export async function getExpense(
  { papers }: { papers: Pick<PaperStore, 'get'> },
  { account, id }: { account: Account; id: string },
): Promise<Outcome<Expense>> {
  const found = await papers.get(account.id, 'expense', id);
  return found ? ok(expenseView(found.paper)) : refuse('EXPENSE_NOT_FOUND');
}

/** Replaces an expense. A receipt that is no longer named is deleted. */
export async function updateExpense(deps: ExpenseDeps, asked: Asked): Promise<Outcome<Expense>> {
  const { account, body, id } = asked;
  const problem = bodyProblem(account, deps.now(), body);
  if (problem) return problem;
  const read = () => deps.papers.get(account.id, 'expense', id);
  const before = await read();
  return before ? write(deps, asked, before, read) : refuse('EXPENSE_NOT_FOUND');
}

/** Deletes an expense and its receipt. */
export async function deleteExpense(
  {
    papers,
    uploads,
    receipts,
    now,
  }: Pick<ExpenseDeps, 'papers' | 'receipts' | 'now'> & {
    uploads: Pick<UploadStore, 'dropped'>;
  },
  { account, id }: { account: Account; id: string },
): Promise<Outcome<undefined>> {
  return carryOut(async () => {
    const before = await papers.get(account.id, 'expense', id);
    if (!before) return refuse('EXPENSE_NOT_FOUND');
    const { uploadId } = before.paper;
    const more = uploadId
      ? [receipts.dropped(account.id, uploadId), uploads.dropped(account.id, uploadId, 'receipt', now())]
      : [];
    const result = await papers.commit(account.id, [{ kind: 'expense', before }], more);
    return result === 'committed' ? ok(undefined) : 'stale';
  });
}

/** Returns a URL that downloads the receipt of an expense, valid for one minute. */
export async function downloadReceipt(
  { papers, documents }: { papers: Pick<PaperStore, 'get'>; documents: Pick<DocumentFiles, 'link'> },
  { account, id }: { account: Account; id: string },
): Promise<Outcome<{ redirectTo: string }>> {
  const found = await papers.get(account.id, 'expense', id);
  if (!found) return refuse('EXPENSE_NOT_FOUND');
  const { receipt } = found.paper;
  if (!receipt) return refuse('RECEIPT_NOT_FOUND');
  const as = { name: receipt.fileName, type: receipt.contentType };
  return ok({ redirectTo: await documents.link(account.id, receipt.storedName, as) });
}

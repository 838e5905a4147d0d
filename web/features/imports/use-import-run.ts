import { useEffect, useRef, useState } from 'react';
import type { ImportedRow } from '#shared/imports/imported-row.ts';
import { api } from '#web/lib/api/api-client.ts';
import { detailOf } from '#web/lib/api/api-error.ts';
import type { ApiOutput } from '#web/lib/api/api-types.ts';
import { batchesOf } from './batches-of.ts';

export type EntryImport = ApiOutput<'complete-import'>;

/** Sending the rows of a file: not yet, in progress, done, or stopped with a reason. */
export type ImportRun =
  | { kind: 'idle' }
  | { kind: 'sending'; sent: number; total: number }
  | { kind: 'done'; done: EntryImport }
  | { kind: 'stopped'; reason: string };

/** Sends rows, and reports how many arrived. Throws when it is aborted or refused; the server then removes what arrived. */
async function send(
  rows: readonly ImportedRow[],
  fileName: string,
  signal: AbortSignal,
  onSent: (sent: number) => void,
): Promise<EntryImport> {
  const { id } = await api('start-import', { body: { fileName, rows: rows.length } });
  try {
    let sent = 0;
    for (const [batch, some] of batchesOf(rows).entries()) {
      signal.throwIfAborted();
      await api('add-import-rows', { params: { id, batch: String(batch) }, body: { rows: some }, signal });
      sent += some.length;
      onSent(sent);
    }
    signal.throwIfAborted();
    return await api('complete-import', { params: { id } });
  } catch (error) {
    // If this fails too, the import expires after a day.
    await api('remove-import', { params: { id } }).catch(() => {});
    throw error;
  }
}

/** Runs an import. It is canceled by `cancel` and when the page is left. */
export function useImportRun() {
  const [run, setRun] = useState<ImportRun>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (rows: readonly ImportedRow[], fileName: string) => {
    const controller = new AbortController();
    running.current = controller;
    const total = rows.length;
    setRun({ kind: 'sending', sent: 0, total });
    try {
      const done = await send(rows, fileName, controller.signal, (sent) =>
        setRun({ kind: 'sending', sent, total }),
      );
      setRun({ kind: 'done', done });
    } catch (error) {
      const reason = controller.signal.aborted
        ? 'The import was canceled. Nothing was saved.'
        : `Nothing was imported. ${detailOf(error, 'Try again in a moment.')}`;
      setRun({ kind: 'stopped', reason });
    }
  };
  return { run, start, cancel: () => running.current?.abort() };
}

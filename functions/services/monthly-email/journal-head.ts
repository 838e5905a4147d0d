import type { LogFiles } from '#functions/adapters/log/log-files.ts';
import type { ChainLink } from '#functions/store/entries/chain-link.ts';
import type { ChainStore } from '#functions/store/entries/chain-store.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import type { WitnessStore } from '#functions/store/log/witness-store.ts';
import { checkpointPath } from '#shared/evidence/log/log-paths.ts';

export type JournalHeadDeps = {
  journal: Pick<JournalStore, 'ledger'>;
  chain: Pick<ChainStore, 'links'>;
  witnesses: Pick<WitnessStore, 'witness'>;
  logFiles: Pick<LogFiles, 'read'>;
};

/** A journal's head. Anyone who keeps it can later prove that nothing before it was changed or removed. */
export type JournalHead = {
  journalId: string;
  /** The number of entries, which is also the last entry's number. */
  entries: number;
  /** The last link, whose hash covers all links before it. */
  link: ChainLink;
  /**
   * Its position in the public log, and a signed checkpoint that contains it. Undefined while there isn't
   * one.
   */
  log: { index: number; checkpoint: string } | undefined;
};

/** Returns the head of a journal. Throws if the ledger doesn't match its last link. */
export async function journalHead(
  { journal, chain, witnesses, logFiles }: JournalHeadDeps,
  journalId: string,
): Promise<JournalHead> {
  const { lastNumber, lastLink, headHash } = await journal.ledger(journalId);
  const [link] = await chain.links(journalId, lastLink, lastLink);
  if (link?.hash !== headHash) throw new Error('The ledger of a journal does not end with its last link');
  // Read before the checkpoint, so the checkpoint contains it.
  const witness = await witnesses.witness(journalId, lastLink);
  const checkpoint = witness && (await logFiles.read(checkpointPath));
  const log = checkpoint && { index: witness.index, checkpoint: new TextDecoder().decode(checkpoint) };
  return { journalId, entries: lastNumber, link, log };
}

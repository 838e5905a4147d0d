/**
 * The owner of the items in a partition, by the first part of its key. It decides how a closed account is erased
 * (services/leaving/erase-account), so a key of an unlisted partition does not compile.
 * - `notary`, `annex`, `journal`: those of one notary or journal, whose ID is the rest of the key. The annex is a notary's,
 *   and stays as long as the journal;
 * - `shared`: those of several notaries, which are erased one by one (erasure-store);
 * - `passing`: what expires, or moves on into the log, long before a closed account is erased;
 * - `public`: nothing about anyone but random IDs.
 */
export const partitionOwners = {
  ...{ NOTARY: 'notary', ACCESS: 'notary', ANNEX: 'annex', BUSINESS: 'notary' },
  ...{ JOURNAL: 'journal', WITNESS: 'journal', NAMES: 'journal', BLOCKS: 'journal' },
  ...{ JOURNALS: 'shared', DUE: 'shared', HEADS: 'shared', EMAIL: 'shared', CLOSURES: 'shared' },
  ...{ DESTRUCTIONS: 'shared', EVENINGS: 'shared' },
  ...{ LEAF: 'passing', ATTEMPTS: 'passing', RESET: 'passing', CHALLENGE: 'passing' },
  ...{ VERIFY_EMAIL: 'passing', CHANGE_EMAIL: 'passing', UNDO_EMAIL: 'passing', PAYMENT_EVENT: 'passing' },
  ...{ INSPECTING: 'passing', UNDO_CHANGE: 'passing', CALLS: 'passing', REQUEST: 'passing' },
  ...{ LOG: 'public', INSPECT: 'public' },
} as const satisfies Record<string, 'notary' | 'annex' | 'journal' | 'shared' | 'passing' | 'public'>;

type PartitionName = keyof typeof partitionOwners;

/** The partitions of an owner. */
export type PartitionOf<Owner> = {
  [Name in PartitionName]: (typeof partitionOwners)[Name] extends Owner ? Name : never;
}[PartitionName];

/** Partitions as IAM compares them: the one without an ID, or all that begin with a name. */
export type PartitionPattern = PartitionName | `${PartitionName}#*`;

/** A partition key: its name, and usually an ID. */
export type Partition = PartitionName | `${PartitionName}#${string}`;

const namesOf = (...owners: (typeof partitionOwners)[PartitionName][]) =>
  (Object.keys(partitionOwners) as PartitionName[]).filter((name) => owners.includes(partitionOwners[name]));

/** Returns the partitions with everything of a notary, or of a journal, alone. */
export function partitionsOf(owner: 'notary' | 'annex' | 'journal', id: string): Partition[] {
  return namesOf(owner).map((name) => `${name}#${id}` as const);
}

/** The partitions that the erasure of an account reads, as patterns of IAM. */
export const readToErase: readonly PartitionPattern[] = namesOf('notary', 'annex', 'journal').map(
  (name) => `${name}#*` as const,
);

/** The partitions that the erasure of an account deletes from, as patterns of IAM. */
export const erasedFrom: readonly PartitionPattern[] = [
  ...namesOf('shared').flatMap((name) => [name, `${name}#*`] as const),
  ...readToErase,
];

/**
 * Beginnings of the sort keys in a notary's partition that belong to the journal. They stay when only the rest of the
 * account is erased. Everything else goes, also what is added later.
 */
export const keptWithJournal: readonly string[] = [
  'ACCOUNT',
  'HOLD#',
  'MATTER#',
  'INSPECTION#',
  'FRONT_PAGE',
];

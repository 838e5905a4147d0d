import type { DataExportDeps, Job, Progress } from './data-export-deps.ts';
import type { KeepLines } from './log-proofs.ts';
import { type ExportedFile, type FileFacts, type Parcel, pack } from './parcel.ts';

/** Links as the text of their JSON, and positions of links whose entries are damaged. */
type Lists = { chain: readonly string[]; problems: readonly string[] };

type Part = 'data' | 'index' | 'proofs' | keyof Lists;

const nameOf = (number: number, part: Part) => `${String(number).padStart(6, '0')}.${part}`;

/**
 * Stores files as the next parcel, with their links of the hash chain and any problems found. If a round
 * crashes before it is counted, the repeated round overwrites the parcel.
 */
export async function keepParcel(
  { objects }: Pick<DataExportDeps, 'objects'>,
  { account, job }: Job,
  files: readonly ExportedFile[],
  { chain, problems }: Lists = { chain: [], problems: [] },
): Promise<Progress> {
  const { data, index } = pack(files);
  const keep = (part: Part, bytes: Buffer) =>
    objects.keep(account.id, job.id, nameOf(job.parcels, part), bytes);
  await Promise.all([
    keep('data', data),
    keep('index', Buffer.from(JSON.stringify(index))),
    keep('chain', Buffer.from(JSON.stringify(chain))),
    keep('problems', Buffer.from(JSON.stringify(problems))),
  ]);
  return { parcels: job.parcels + 1, bytes: job.bytes + data.length };
}

const kept = ({ objects }: Pick<DataExportDeps, 'objects'>, { account, job }: Job) => ({
  read: (number: number, part: Part) => objects.kept(account.id, job.id, nameOf(number, part)),
});

export async function keptParcel(
  deps: Pick<DataExportDeps, 'objects'>,
  job: Job,
  number: number,
): Promise<Parcel> {
  const { read } = kept(deps, job);
  const [data, index] = await Promise.all([read(number, 'data'), read(number, 'index')]);
  const facts: FileFacts[] = JSON.parse(index.toString());
  return { data, index: facts };
}

export async function keptList(
  deps: Pick<DataExportDeps, 'objects'>,
  job: Job,
  number: number,
  list: 'proofs' | keyof Lists,
): Promise<string[]> {
  return JSON.parse((await kept(deps, job).read(number, list)).toString());
}

/** Lines per stored object: a few megabytes of proofs. */
const keptTogether = 4_000;

/** Returns a function that stores a job's lines, many per object. A repeated round overwrites them. */
export function keepLines({ objects }: Pick<DataExportDeps, 'objects'>, job: Job, list: 'proofs'): KeepLines {
  const { account, job: one } = job;
  return async (lines) => {
    let count = 0;
    let some: string[] = [];
    const keep = async () => {
      const bytes = Buffer.from(JSON.stringify(some));
      await objects.keep(account.id, one.id, nameOf(count, list), bytes);
      count += 1;
      some = [];
    };
    for await (const line of lines) {
      some.push(line);
      if (some.length >= keptTogether) await keep();
    }
    if (some.length > 0) await keep();
    return async function* () {
      for (let number = 0; number < count; number += 1) yield* await keptList({ objects }, job, number, list);
    };
  };
}

import type { DataExportDeps, Job, Progress } from './data-export-deps.ts';
import { type ExportedFile, type FileFacts, type Parcel, pack } from './parcel.ts';

const nameOf = (number: number, part: 'data' | 'index' | 'chain') =>
  `${String(number).padStart(6, '0')}.${part}`;

/**
 * Stores files as the next parcel, with their links of the hash chain. If a round crashes before it is counted, the
 * repeated round replaces the parcel.
 */
export async function keepParcel(
  { objects }: Pick<DataExportDeps, 'objects'>,
  { account, job }: Job,
  files: readonly ExportedFile[],
  links: readonly string[] = [],
): Promise<Progress> {
  const { data, index } = pack(files);
  const keep = (part: 'data' | 'index' | 'chain', bytes: Buffer) =>
    objects.keep(account.id, job.id, nameOf(job.parcels, part), bytes);
  await Promise.all([
    keep('data', data),
    keep('index', Buffer.from(JSON.stringify(index))),
    keep('chain', Buffer.from(JSON.stringify(links))),
  ]);
  return { parcels: job.parcels + 1, bytes: job.bytes + data.length };
}

const kept = ({ objects }: Pick<DataExportDeps, 'objects'>, { account, job }: Job) => ({
  read: (number: number, part: 'data' | 'index' | 'chain') =>
    objects.kept(account.id, job.id, nameOf(number, part)),
});

/** Returns a stored parcel. */
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

/** Returns the links of the hash chain stored with a parcel, each as the text of its JSON. */
export async function keptLinks(
  deps: Pick<DataExportDeps, 'objects'>,
  job: Job,
  number: number,
): Promise<string[]> {
  return JSON.parse((await kept(deps, job).read(number, 'chain')).toString());
}

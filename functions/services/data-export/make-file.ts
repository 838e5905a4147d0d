import { createHash } from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import type { ZippedFile } from '#functions/adapters/data-export/zip-stream.ts';
import type { DataExportDeps, Job, Progress } from './data-export-deps.ts';
import { exportReadme } from './export-readme.ts';
import { keptLinks, keptParcel } from './keep-parcel.ts';
import { sha256, unpack } from './parcel.ts';

/** Days until the file goes; the bucket keeps it a day longer (infra/stacks/data.ts). */
export const keptDays = 3;

/** The values for numbers 0 to `count` - 1 in order, the next one being read while one is worked on. */
async function* readAhead<T>(count: number, read: (number: number) => Promise<T>): AsyncGenerator<T> {
  let next = count > 0 ? read(0) : undefined;
  for (let number = 0; number < count && next; number += 1) {
    const current = await next;
    next = number + 1 < count ? read(number + 1) : undefined;
    // Should the work on this one fail, nobody waits for the next.
    next?.catch(() => {});
    yield current;
  }
}

/** A JSON array whose members, each the text of its JSON, stand on lines of their own. */
async function* jsonLines(members: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const member of members) {
    yield before + member;
    before = ',\n';
  }
  yield before === '[\n' ? '[]' : '\n]';
}

async function* links(deps: DataExportDeps, job: Job): AsyncGenerator<string> {
  for await (const some of readAhead(job.job.parcels, (number) => keptLinks(deps, job, number))) {
    yield* some;
  }
}

/** What lies in S3 as a file of the account already. */
async function* uploaded({ objects }: DataExportDeps, { account }: Job): AsyncGenerator<ZippedFile> {
  for (const name of await objects.documents(account.id)) {
    const content = await objects.document(account.id, name);
    if (content) yield { name: `documents/${name}`, content };
  }
  const picture = account.profilePictureUrl && (await objects.picture(account.profilePictureUrl));
  if (picture) yield { name: 'picture.jpg', content: picture };
}

async function* text(chunks: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) yield Buffer.from(chunk);
}

/** Every file but the manifest. */
async function* contents(deps: DataExportDeps, job: Job): AsyncGenerator<ZippedFile> {
  const { requestedAt, entriesTotal: entries, parcels } = job.job;
  yield { name: 'README.txt', content: Buffer.from(exportReadme({ requestedAt, entries })) };
  yield* uploaded(deps, job);
  for await (const parcel of readAhead(parcels, (number) => keptParcel(deps, job, number))) {
    yield* unpack(parcel);
  }
  yield { name: 'audit/chain.json', content: text(jsonLines(links(deps, job))) };
}

const howToVerify =
  'README.txt tells how: every file has this size and SHA-256, and the hash chain in audit/chain.json ends with chain_head.';

/** Every file, and last the manifest of all the others. */
async function* withManifest(deps: DataExportDeps, job: Job): AsyncGenerator<ZippedFile> {
  const facts: string[] = [];
  for await (const { name, content } of contents(deps, job)) {
    const note = (size: number, digest: string) =>
      facts.push(JSON.stringify({ path: name, size, sha256: digest }));
    if (Buffer.isBuffer(content)) {
      note(content.length, sha256(content));
      yield { name, content };
      continue;
    }
    const hash = createHash('sha256');
    let size = 0;
    const passing = async function* () {
      for await (const chunk of content) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    };
    // The next file is asked for when this one was read to its end.
    yield { name, content: passing() };
    note(size, hash.digest('hex'));
  }
  const { id, requestedAt, entriesTotal, chainHead } = job.job;
  const head = JSON.stringify(
    {
      format: 'digital-notary-journal-export',
      format_version: 1,
      export_id: id,
      notary_id: job.account.id,
      requested_at: requestedAt,
      entries: entriesTotal,
      chain_head: chainHead,
      how_to_verify: howToVerify,
    },
    null,
    2,
  );
  async function* manifest(): AsyncGenerator<string> {
    yield `${head.slice(0, -2)},\n  "files": `;
    yield* jsonLines(facts);
    yield '\n}\n';
  }
  yield { name: 'manifest.json', content: text(manifest()) };
}

/** The last stage: all that was collected, as one ZIP. It is made in one go, and from the start if that fails. */
export async function makeFile(deps: DataExportDeps, job: Job): Promise<Progress> {
  const { account, job: one } = job;
  const sizeBytes = await deps.objects.file(account.id, one.id, withManifest(deps, job), {
    date: new Date(one.requestedAt),
    // Besides the parcels there are documents, the chain and the manifest.
    expectedBytes: 2 * one.bytes,
  });
  const now = deps.now();
  return {
    status: 'ready',
    sizeBytes,
    finishedAt: now.toISOString(),
    fileUntil: addDays(now, keptDays).toISOString(),
  };
}

import { parseArgs } from 'node:util';
import { table } from '#functions/store/table/table.ts';
import { command } from '../local/command.ts';
import { type DrillResult, localDrill } from './local-drill.ts';
import { countItems, type Verified, verifyJournals } from './verify-journals.ts';

/*
 * `npm run restore-drill`: backs up a local stage while notaries write, destroys it, restores it, and verifies every journal.
 * `npm run restore-drill -- --table <name> --files <bucket> --sealed <bucket>`: verifies what was restored in AWS
 * (docs/runbooks/restore.md); `--compare <table>` also counts the items of the original, and `--lock` locks sealed files.
 */

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

function tellVerified({ journals, entries, drafts, images, locked, faults }: Verified): void {
  console.log(
    `Journals     ${journals} chains, ${entries} entries, ${drafts} drafts, ${images} images, ${locked} of them locked`,
  );
  for (const fault of faults) console.log(`Fault        ${fault}`);
}

/** Prints the kinds of items whose counts differ, and returns whether all are equal. */
function compareCounts(expected: Record<string, number>, found: Record<string, number>): boolean {
  const kinds = [...new Set([...Object.keys(expected), ...Object.keys(found)])].toSorted();
  const total = Object.values(found).reduce((sum, count) => sum + count, 0);
  const different = kinds.filter((kind) => expected[kind] !== found[kind]);
  for (const kind of different) {
    console.log(`Different    ${kind}: ${expected[kind] ?? 0} expected, ${found[kind] ?? 0} found`);
  }
  console.log(`Items        ${total} of ${kinds.length} kinds, ${different.length} counts differ`);
  return different.length === 0;
}

/** Prints what the drill on this machine found, and returns whether nothing is wrong. */
function tellDrill({ verified, expected, files, undone, before, after, next, took }: DrillResult): boolean {
  tellVerified(verified);
  const isEqual = compareCounts(expected, verified.counts);
  console.log(`Backup       one moment; ${undone} items changed while they were copied; ${files} files`);
  console.log(
    `Before it    ${before.acknowledged} entries were acknowledged, ${before.lost} of them are lost`,
  );
  console.log(`Data loss    ${after.acknowledged} entries, the last ${seconds(after.ms)} after the backup`);
  console.log(`Service      the next entry after ${next.last} has number ${next.number}`);
  const total = took.restore + took.verify + took.serve;
  console.log(
    `Duration     ${seconds(total)}: restore ${seconds(took.restore)}, verify ${seconds(took.verify)}, use ${seconds(took.serve)}; the backup took ${seconds(took.backup)}`,
  );
  return (
    verified.faults.length === 0 &&
    isEqual &&
    undone > 0 &&
    before.lost === 0 &&
    before.acknowledged > 0 &&
    next.number === next.last + 1
  );
}

await command(async () => {
  const { values } = parseArgs({
    options: {
      table: { type: 'string' },
      files: { type: 'string' },
      sealed: { type: 'string' },
      compare: { type: 'string' },
      lock: { type: 'boolean', default: false },
    },
  });
  let isSound: boolean;
  if (values.table === undefined) {
    const result = await localDrill({ notaries: 6, entries: 8 }, (step) => console.log(`${step} …`));
    isSound = tellDrill(result);
  } else {
    if (!values.files || !values.sealed) throw new Error('Name the restored buckets: --files … --sealed …');
    Object.assign(process.env, {
      TABLE_NAME: values.table,
      FILES_BUCKET: values.files,
      SEALED_BUCKET: values.sealed,
    });
    const start = performance.now();
    const verified = await verifyJournals(table(), { relock: values.lock });
    tellVerified(verified);
    if (values.compare) {
      compareCounts(await countItems({ ...table(), name: values.compare }), verified.counts);
    }
    console.log(`Duration     verified in ${seconds(performance.now() - start)}`);
    isSound = verified.faults.length === 0;
  }
  console.log(isSound ? 'The restore is sound.' : 'The restore is not sound.');
  if (!isSound) process.exitCode = 1;
});

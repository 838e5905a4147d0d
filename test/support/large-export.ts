import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exportViewer } from '#infra/export-viewer.ts';
import { sha256Hex } from '#shared/evidence/digest.ts';
import type { Json } from '#shared/evidence/record/canonical-json.ts';
import { addendumLink, leafOf, noteKey, TestLog, testChain } from './evidence.ts';
import { type ExportFiles, exportFiles } from './evidence-export.ts';
import { pngBytes } from './png.ts';
import { withViewer } from './viewer-export.ts';

const minuteMs = 60_000;
const imageDigest = sha256Hex(pngBytes());

/** Names that would be markup, code, or another order of writing if they were not only text. */
export const hostile = [
  '</script><script>document.title = "taken"</script>',
  '<img src=x onerror="document.title = 1">',
  '\u202eevil\u202c \u2066name',
  '");document.title="taken";("',
];

/** Returns the path of the signature in an entry. */
export const imageOf = (number: string) => join('images', number, `${imageDigest}.png`);

/** Returns what an entry records, as the product records it. */
function contentOf(number: number, { id_number }: { id_number: Json }): Record<string, Json> {
  const at = Date.parse('2026-11-05T15:00:00Z') + number * 37 * minuteMs;
  const time = new Date(at).toISOString();
  const isHostile = number % 100 === 7;
  const name = isHostile ? (hostile[Math.floor(number / 100) % hostile.length] ?? '') : `Álvarez${number}`;
  return {
    ...{ date: time.slice(0, 10), act_time: time.slice(11, 16), act_timezone: 'America/Denver' },
    ...{ act_utc_offset: '-07:00', act_type: 'acknowledgment', document_type: 'acknowledgment' },
    ...{ created_at: time, recorded_by: 'device', late_entry: false, submitted_at: time },
    recorded_at: new Date(at - (number === 12 ? 60 * 60 * minuteMs : 500)).toISOString(),
    documents: [{ description: `Quitclaim deed ${number}` }],
    ...{ state_code: 'CO', location_label: '1437 Bannock Street, Denver, Colorado', comments: null },
    commission: { commission_number: '20264012345', expiration_date: '2030-06-30', state: 'CO' },
    open_doubts: number === 5 ? ['fee_above_cap'] : [],
    ...{ credible_witnesses: [], mark_witnesses: [], thumbprint: null, principal_signature: null },
    signers: [
      {
        ...{ first_name: 'José', last_name: name, address_line: '12 Main Street', city: 'Denver' },
        ...{ state_code: 'CO', zip: '80202', id_type: 'drivers_license', id_number },
        ...{ id_issuing_agency: 'Colorado DMV', id_expiration_date: '2030-01-31' },
        signature: { bytes: pngBytes().length, digest: imageDigest, type: 'png' },
      },
    ],
  };
}

const firstSigner = (recorded: string) => JSON.parse(recorded).signers[0] as { id_number: Json };

/** Returns the files of an export of a journal with many entries, some of them with hostile names. */
export async function largeExport(entries: number): Promise<ExportFiles> {
  const signer = firstSigner(testChain(1)[1]?.recorded ?? '');
  const chain = testChain(entries, (number) => contentOf(number, signer));
  chain.push(addendumLink(chain, 3, 1));
  const log = new TestLog(await noteKey('test/log'));
  await log.append(...chain.map(leafOf));
  const files = await exportFiles(chain, log);
  return withViewer(files, chain, log, { page: await exportViewer(), together: 100 });
}

/** Writes the page of an export, its data, and the images into a folder, as they are after extraction. */
export async function extractViewer(files: ExportFiles, folder: string): Promise<void> {
  for (const [name, content] of files) {
    if (!name.startsWith('viewer/') && name !== 'index.html') continue;
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  for (const name of files.keys()) {
    const [, number] = /^entries\/(\d+)\.json$/.exec(name) ?? [];
    if (number === undefined) continue;
    await mkdir(join(folder, 'images', number), { recursive: true });
    await writeFile(join(folder, imageOf(number)), pngBytes());
  }
}

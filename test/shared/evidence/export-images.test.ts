import { beforeAll, describe, expect, it } from 'vitest';
import { sha256Hex } from '#shared/evidence/digest.ts';
import { verifyExport } from '#shared/evidence/export/verify-export.ts';
import type { KnownKeys } from '#shared/evidence/log/known-keys.ts';
import type { ChainFileLink } from '#shared/evidence/record/chain-file.ts';
import { leafOf, type NoteSigningKey, noteKey, TestLog, testChain } from '#test/support/evidence.ts';
import {
  type ExportFiles,
  exportFiles,
  inMemory,
  signedFiles,
  zipOf,
} from '#test/support/evidence-export.ts';

describe('an export with images', () => {
  const image = 'the image that was recorded';
  const path = `images/000001/${sha256Hex(image)}.png`;
  const recorded = { digest: sha256Hex(image), type: 'png', bytes: image.length };
  let exportsKey: NoteSigningKey;
  let keys: KnownKeys;
  let pictured: ChainFileLink[];
  let withImages: ExportFiles;

  beforeAll(async () => {
    pictured = testChain(1, () => ({
      principal_signature: recorded,
      thumbprint: { image: recorded, finger: 'right' },
    }));
    const log = new TestLog(await noteKey('test/log'));
    exportsKey = await noteKey('test/exports');
    keys = {
      log: { origin: log.key.name, vkey: log.key.vkey },
      pdf: { certificates: [] },
      exports: { vkey: exportsKey.vkey },
      timestamps: { certificates: [] },
    };
    await log.append(...pictured.map(leafOf));
    withImages = await exportFiles(pictured, log);
    const shown = JSON.parse(withImages.get('entries/000001.json') ?? '');
    const thumbprint_data = JSON.stringify({ finger: 'right', image_data: path });
    const { thumbprint: _, ...others } = shown;
    withImages.set(
      'entries/000001.json',
      JSON.stringify({ ...others, principal_signature: path, thumbprint_data }),
    );
    withImages.set(path, image);
  });

  /** Checks an export of the entry with images, whose file or images the service itself changed. */
  async function checkImages(
    change: (shown: Record<string, unknown>, all: ExportFiles) => void = () => {},
  ): Promise<string[]> {
    const changed = new Map(withImages);
    const shown = JSON.parse(changed.get('entries/000001.json') ?? '');
    change(shown, changed);
    changed.set('entries/000001.json', JSON.stringify(shown));
    const zip = await zipOf(await signedFiles(changed, pictured, exportsKey));
    const { statements } = await verifyExport(inMemory(zip), { keys });
    return statements.flatMap(({ check, outcome, text }) =>
      outcome === 'failed' ? `${check}: ${text}` : [],
    );
  }

  const other = (members: string) => [
    `entries: entries/000001.json shows other ${members} than was recorded.`,
  ];

  it('shows those that were recorded, whatever their names say', async () => {
    expect(await checkImages()).toEqual([]);
    expect(await checkImages((_, all) => all.set(path, 'another picture'))).toEqual(
      other('principal_signature, thumbprint'),
    );
  });

  it('lacks no image, and shows none where none was recorded', async () => {
    expect(await checkImages((_, all) => all.delete(path))).toEqual(other('principal_signature, thumbprint'));
    const more = (shown: Record<string, unknown>) => Object.assign(shown, { signer_journal_signature: path });
    expect(await checkImages(more)).toEqual(other('signer_journal_signature'));
    const none = (shown: Record<string, unknown>) => Object.assign(shown, { principal_signature: null });
    expect(await checkImages(none)).toEqual(other('principal_signature'));
  });

  it('shows the recorded facts about a thumbprint', async () => {
    const left = (shown: Record<string, unknown>) =>
      Object.assign(shown, { thumbprint_data: JSON.stringify({ finger: 'left', image_data: path }) });
    expect(await checkImages(left)).toEqual(other('thumbprint'));
  });
});

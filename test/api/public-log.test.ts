import { setTimeout as wait } from 'node:timers/promises';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { logFiles } from '#functions/adapters/log/log-files.ts';
import { s3Client } from '#functions/adapters/s3/s3-client.ts';
import { logEvidence } from '#functions/services/log/log-evidence.ts';
import { witnessStore } from '#functions/store/log/witness-store.ts';
import { witnessingStore } from '#functions/store/log/witnessing-store.ts';
import { linkKey } from '#functions/store/table/keys.ts';
import { localValues } from '#scripts/local/assembly/stack-plan.ts';
import { fromBase64 } from '#shared/evidence/bytes.ts';
import { parseCheckpoint } from '#shared/evidence/log/checkpoint.ts';
import { leafData } from '#shared/evidence/log/leaf.ts';
import { publicKeysPath } from '#shared/evidence/log/log-paths.ts';
import { leafHash, provesInclusion } from '#shared/evidence/log/merkle.ts';
import { openNote } from '#shared/evidence/log/signed-note.ts';
import { call } from '#test/support/api.ts';
import { buildEntry } from '#test/support/entry.ts';
import { accountOf } from '#test/support/journal.ts';
import { registerNotary } from '#test/support/notary.ts';
import { testTable, useStackEnvironment } from '#test/support/stack.ts';

beforeAll(async () => {
  await useStackEnvironment();
});

const files = () => logFiles(localValues.LogBucketName, s3Client);

/** Waits until the log witnessed a link, and returns what it proves. */
async function evidenceOf(journalId: string, sequence: number) {
  const table = await testTable();
  const [store, witnessing] = [witnessStore(table), witnessingStore(table)];
  for (;;) {
    const found = await logEvidence({ store, witnessing, files: files() }, journalId, sequence);
    if (found) return found;
    await wait(100);
  }
}

describe('the public log', () => {
  it('contains the opening of a journal and every submitted entry', async () => {
    const { id: notaryId, token } = await registerNotary();
    const draft = await call('create-draft', { token, body: buildEntry() });
    const submitted = await call('submit-entry', { token, params: { id: draft.body.id } });
    expect(submitted.status).toBe(200);
    const { client, name: TableName } = await testTable();
    const { journalId } = await accountOf(notaryId);
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :link)',
        ExpressionAttributeValues: { ':pk': linkKey(journalId, 0).pk, ':link': 'LINK#' },
      }),
    );
    expect(Items.map(({ position }) => position)).toEqual(['opening', '1']);
    const keys = JSON.parse((await files().readChanging(publicKeysPath))?.text ?? '{}');
    for (const [sequence, item] of Items.entries()) {
      const { log } = await evidenceOf(journalId, sequence);
      const { text } = await openNote(log.checkpoint, [keys.log.vkey]);
      const { origin, size, root } = parseCheckpoint(text);
      expect(origin).toBe(keys.log.origin);
      const leaf = leafHash(leafData({ journalId, position: item['position'], hash: item['hash'] }));
      const proof = log.proof.map(fromBase64);
      expect(provesInclusion({ leaf, index: log.index, size, proof, root })).toBe(true);
    }
  });
});

import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { namedBy, noticeKey } from '#functions/adapters/files/erasure-notice.ts';
import { imagePath } from '#functions/adapters/images/image-files.ts';

const notaryId = ulid();
const entryId = ulid();

test.each([
  ['files', `notaries/${notaryId}/`],
  ['sealed', `notaries/${notaryId}/`],
  ['sealed', imagePath(notaryId, entryId, '')],
] as const)('a notice about %s names %s', (bucket, prefix) => {
  expect(namedBy(noticeKey(bucket, prefix))).toEqual({ bucket, prefix });
});

test.each([
  'erased/',
  'erased/sealed/',
  'erased/sealed/notaries/',
  `erased/sealed/notaries/${notaryId}`,
  `erased/sealed/notaries/${notaryId.slice(1)}/`,
  `erased/sealed/notaries/${notaryId}/entries/`,
  `erased/log/notaries/${notaryId}/`,
  `erased/sealed/notaries/${notaryId}/../../`,
  `x/erased/sealed/notaries/${notaryId}/`,
])('"%s" names nothing, so that no notice erases more than the files of one notary', (key) => {
  expect(namedBy(key)).toBeUndefined();
});

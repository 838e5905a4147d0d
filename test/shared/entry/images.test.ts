import { expect, it } from 'vitest';
import { imagesOf } from '#functions/store/entries/entry-images.ts';
import { itemName } from '#functions/store/entries/entry-item.ts';
import type { FieldTable } from '#shared/entry/field.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { imagesIn } from '#shared/entry/images.ts';

/** Values with two people in each list, and an image in each field that can have one, under the name that `nameOf` gives it. */
function withImages(
  table: FieldTable,
  nameOf: typeof itemName,
  imageOf: (path: string) => unknown,
  path = '',
): Record<string, unknown> {
  const members = Object.entries(table).flatMap(([name, field]) => {
    const own = `${path}${name}`;
    if (field.kind === 'people')
      return [[name, [0, 1].map((at) => withImages(field.of, nameOf, imageOf, `${own}.${at}.`))]];
    if (field.kind === 'thumbprint') return [[name, { image: imageOf(own) }]];
    return field.kind === 'image' ? [[nameOf(name, field), imageOf(own)]] : [];
  });
  return Object.fromEntries(members);
}

const paths = [
  ...[
    'signers.0',
    'signers.1',
    'credibleWitnesses.0',
    'credibleWitnesses.1',
    'markWitnesses.0',
    'markWitnesses.1',
  ].map((person) => `${person}.signatureDataUrl`),
  ...['signerJournalSignature', 'thumbprint', 'principalSignature'],
];

it('every image that is sent is found, with its name in a sentence', () => {
  const sent = withImages(
    entryFields,
    (name) => name,
    (path) => path,
  );
  const found = imagesIn(entryFields, sent, (values, name, { kind }) =>
    kind === 'thumbprint' ? (values[name] as { image: string }).image : (values[name] as string),
  );
  expect(found.map(({ image }) => image)).toEqual(paths);
  expect(found.map(({ name }) => name)).toEqual([
    ...['The signature of signer 1', 'The signature of signer 2'],
    ...['The signature of credible witness 1', 'The signature of credible witness 2'],
    ...['The signature of witness to the mark 1', 'The signature of witness to the mark 2'],
    ...['The photo of the signature in the journal', 'The thumbprint', 'The signature of the principal'],
  ]);
});

it('every image that is stored belongs to its entry', () => {
  const stored = withImages(entryFields, itemName, (digest) => ({ digest, type: 'png', bytes: 1 }));
  expect(imagesOf(stored as never).map(({ digest }) => digest)).toEqual(paths);
  expect(imagesOf({ signers: [] } as never)).toEqual([]);
});

import { beforeAll, describe, expect, it } from 'vitest';
import { entryPdf } from '#functions/adapters/pdf/entry-pdf.ts';
import { sha256Hex } from '#shared/evidence/digest.ts';
import { checkIdNumbers } from '#shared/evidence/document/check-id-numbers.ts';
import { credibleWitness, options, printedEntry, signer } from '#test/functions/adapters/pdf/sample-entry.ts';
import { readEvidencePdf } from '#test/support/evidence-pdf.ts';

const salt = '00112233445566778899aabbccddeeff';

const commitmentTo = (number: string) =>
  sha256Hex(new Uint8Array(Buffer.concat([Buffer.from(salt, 'hex'), Buffer.from(number)])));

const personOf = (number: string | null) => ({ id_number: number === null ? null : commitmentTo(number) });

/** Returns the evidence of an entry whose people have these ID numbers. */
function evidenceOf(signers: (string | null)[], witnesses: (string | null)[] = []) {
  const saltOf = (number: string | null) => (number === null ? null : salt);
  return {
    recorded: JSON.stringify({
      signers: signers.map(personOf),
      credible_witnesses: witnesses.map(personOf),
    }),
    salts: { signers: signers.map(saltOf), credible_witnesses: witnesses.map(saltOf) },
  };
}

describe('checkIdNumbers', () => {
  let words: string[];

  beforeAll(async () => {
    const pdf = await entryPdf(
      printedEntry({
        signers: [signer(1, { idNumber: 'D12 345-67 (B)' }), signer(2), signer(3, { idNumber: 'Ñ9' })],
        credibleWitnesses: [credibleWitness({ idNumber: 'P'.repeat(40) })],
      }),
      options,
    );
    words = (await readEvidencePdf(pdf)).words;
  });

  it('finds the numbers that a printed entry shows, whole and in parts', () => {
    const evidence = evidenceOf(['D12 345-67 (B)', null, 'Ñ9'], ['P'.repeat(40)]);
    expect(checkIdNumbers(evidence, words)).toEqual([
      {
        check: 'id-numbers',
        outcome: 'passed',
        text: 'The ID numbers on the pages match those that were recorded.',
      },
    ]);
  });

  it('names the person whose recorded number the pages do not show', () => {
    const [found] = checkIdNumbers(evidenceOf(['D12 345-68 (B)', null, 'Ñ9'], ['P']), words);
    expect(found?.outcome).toBe('unchecked');
    expect(found?.text).toContain('ID number of signer 1, credible witness 1 could not be found');
  });

  it('says nothing about an entry without ID numbers', () => {
    expect(checkIdNumbers(evidenceOf([null]), words)).toEqual([]);
  });
});

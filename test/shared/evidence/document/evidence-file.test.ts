import { describe, expect, it } from 'vitest';
import { type EvidenceFile, readEvidenceFile } from '#shared/evidence/document/evidence-file.ts';
import { UnreadableFile } from '#shared/evidence/read-value.ts';

const hash = 'a'.repeat(64);

const whole: EvidenceFile = {
  evidence: 1,
  recorded: '{"seal":2}',
  salts: { signers: ['00ff', null], credible_witnesses: [] },
  link: { position: '12', kind: 'entry', hash, previous_hash: hash },
  log: { origin: 'log.example', index: 3, tree_size: 5, proof: ['AAAA'], checkpoint: 'note' },
  timestamp: 'AAAA',
};

describe('evidence.json', () => {
  it('reads what was written', () => {
    expect(readEvidenceFile(JSON.stringify(whole))).toEqual(whole);
    const unwitnessed = { ...whole, log: null, timestamp: null };
    expect(readEvidenceFile(JSON.stringify(unwitnessed))).toEqual(unwitnessed);
    const withheld = { ...whole, recorded: null, journal_id: '01JD8X4Q0MZV7K3T9S2R6W5YBH' };
    expect(readEvidenceFile(JSON.stringify(withheld))).toEqual(withheld);
  });

  it.each([
    ['another version', { ...whole, evidence: 2 }, 'evidence.json.evidence is not 1.'],
    ['an unknown member', { ...whole, vkey: 'x' }, 'evidence.json has an unknown member "vkey".'],
    ['a missing member', { ...whole, link: undefined }, 'evidence.json.link is not an object.'],
    [
      'a padded number',
      { ...whole, link: { ...whole.link, position: '000012' } },
      'evidence.json.link.position is not a position.',
    ],
    [
      'an upper-case hash',
      { ...whole, link: { ...whole.link, hash: 'A'.repeat(64) } },
      'evidence.json.link.hash is not a SHA-256 in lower-case hex.',
    ],
    [
      'a fractional index',
      { ...whole, log: { ...whole.log, index: 1.5 } },
      'evidence.json.log.index is not a count.',
    ],
    [
      'a proof that is not base64',
      { ...whole, log: { ...whole.log, proof: ['AAA'] } },
      'evidence.json.log.proof[0] is not base64.',
    ],
    ['a list', [whole], 'evidence.json is not an object.'],
  ])('rejects %s and names the place', (_name, value, message) => {
    expect(() => readEvidenceFile(JSON.stringify(value))).toThrow(new UnreadableFile(message));
  });

  it('rejects what is not JSON', () => {
    expect(() => readEvidenceFile('%PDF')).toThrow(new UnreadableFile('evidence.json is not valid JSON.'));
  });
});

import { describe, expect, it } from 'vitest';
import { stateLaws } from '#shared/data/state-laws.ts';
import { checkEntry } from '#shared/rules/law/check-entry.ts';
import { allowsElectronicJournal } from '#shared/rules/law/electronic-journal.ts';
import { entryProblems } from '#shared/rules/law/entry-problems.ts';
import { entryWarnings } from '#shared/rules/law/entry-warnings.ts';
import { fieldNotes } from '#shared/rules/law/field-notes.ts';
import { today } from './filled-entry.ts';

describe('fieldNotes', () => {
  it('describes one signer when an entry has none', () => {
    for (const entry of [{}, { signers: [] }]) {
      const notes = fieldNotes(entry);
      expect(notes[0]).toEqual({
        path: 'signers.0.firstName',
        label: 'First Name',
        rule: { use: 'required' },
      });
      expect(notes.filter(({ path }) => path.startsWith('signers.'))).toHaveLength(20);
    }
  });

  it('describes every signer, then every witness, then the entry', () => {
    const notes = fieldNotes({ signers: [{}, {}], credibleWitnesses: [{}] });
    const owners = notes.map(({ path }) => path.replace(/\.?\w+$/, ''));
    expect([...new Set(owners)]).toEqual(['signers.0', 'signers.1', 'credibleWitnesses.0', '']);
  });
});

describe('checkEntry', () => {
  const entry = { stateCode: 'IL', fee: 6, signers: [{ idType: 'personal_knowledge' }] } as const;
  const check = () => checkEntry(entry, today);

  it('returns the required fields', () => {
    expect(check().required.map(({ path }) => path)).toEqual([
      ...['firstName', 'lastName', 'city', 'stateCode', 'idType'].map((field) => `signers.0.${field}`),
      ...['stateCode', 'documentType', 'date', 'locationLabel', 'documents'],
    ]);
  });

  it('returns the hidden and the prohibited fields', () => {
    const details = ['idTypeNote', 'idNumber', 'idIssuingAgency', 'idIssueDate', 'idExpirationDate'];
    const remote = ['Platform', 'SessionId', 'IdProofing', 'CredentialAnalysis'].map(
      (name) => `remote${name}`,
    );
    const recording = ['Location', 'Sha256', 'KeepUntil'].map((name) => `remoteRecording${name}`);
    expect(check().hidden.map(({ path }) => path)).toEqual([
      ...['addressLine', 'region', 'zip', ...details, 'idNoExpiration', 'represents'].map(
        (field) => `signers.0.${field}`,
      ),
      ...[
        'earlierCommission',
        'selfFiler',
        'selfFilerPhone',
        'credibleWitnesses',
        'markWitnesses',
        'witnessAddress',
        'designeeAddress',
        'signerJournalSignature',
      ],
      ...['thumbprint', 'principalSignature', 'addressWithheld', 'technologyUsed'],
      ...[...remote, 'signerLocation', 'personsPresent', ...recording, 'oathAdministered'],
      ...['certificateType', 'interpreterAddress', 'granteeName', 'landCounty', 'granteeAddress'],
    ]);
  });

  it('returns the problems and the warnings', () => {
    expect(check().errors).toEqual(entryProblems(entry, today));
    expect(check().errors).not.toEqual([]);
    expect(check().warnings).toEqual(entryWarnings(entry));
    expect(check().warnings).not.toEqual([]);
  });
});

describe('allowsElectronicJournal', () => {
  it.each([
    ['KS', false],
    ['CA', true],
    ['TX', true],
  ] as const)('returns for %s: %s', (stateCode, allowed) => {
    expect(allowsElectronicJournal(stateLaws[stateCode])).toBe(allowed);
  });
});

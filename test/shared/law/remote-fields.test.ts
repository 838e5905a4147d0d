import { describe, expect, it } from 'vitest';
import { stateCodes } from '#shared/data/states.ts';
import { entryFieldRules } from '#shared/rules/law/field-rules.ts';

const remoteFields = [
  ...(['remotePlatform', 'remoteSessionId', 'remoteIdProofing', 'remoteCredentialAnalysis'] as const),
  ...(['signerLocation', 'personsPresent', 'remoteRecordingLocation', 'remoteRecordingSha256'] as const),
  'remoteRecordingKeepUntil' as const,
];

/** Returns the fields of a remote act that the law of each state binds, with their use. */
function boundFields(idType: 'passport' | 'personal_knowledge') {
  return Object.fromEntries(
    stateCodes.flatMap((stateCode) => {
      const rules = entryFieldRules({ stateCode, actMode: 'remote', signers: [{ idType }] });
      const bound = remoteFields.filter((field) => rules[field].basis);
      return bound.length > 0 ? [[stateCode, bound.map((field) => `${field} ${rules[field].use}`)]] : [];
    }),
  );
}

describe('the fields of a remote act', () => {
  it('are bound by the law of these states', () => {
    const verification = ['remoteIdProofing asked', 'remoteCredentialAnalysis asked'];
    expect(boundFields('passport')).toEqual({
      CO: ['remotePlatform asked'],
      FL: ['remoteIdProofing required', 'remoteCredentialAnalysis required'],
      MI: ['remoteRecordingLocation required'],
      MT: ['remoteRecordingLocation required'],
      NC: ['signerLocation required', 'personsPresent asked'],
      OH: ['signerLocation required'],
      TN: [...verification, 'remoteRecordingLocation asked'],
      TX: [...verification, 'remoteRecordingLocation asked'],
    });
  });

  it('about identity are not bound for a signer whom the notary knows', () => {
    const bound = boundFields('personal_knowledge');
    expect(bound).not.toHaveProperty('FL');
    expect(bound).toMatchObject({ TX: ['remoteRecordingLocation asked'] });
  });

  it('are hidden in acts in person', () => {
    const rules = entryFieldRules({ stateCode: 'OH', signers: [{ idType: 'passport' }] });
    expect(new Set(remoteFields.map((field) => rules[field].use))).toEqual(new Set(['hidden']));
  });
});

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mailIdentity, mailSender, stageOf } from '#infra/stages.ts';

const operator = {
  operatorName: 'Notary Software, Inc.',
  operatorAddress: '1 Main Street, Denver, CO 80202',
  operatorLaw: 'Colorado',
};
const prod = { mailDomain: 'mail.notary.test', alarmEmail: 'alarms@notary.test', ...operator };
const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/0aa1';

describe('a stage', () => {
  test('is one of a closed list', () => {
    expect(() => stageOf('production')).toThrow('The stage must be one of local, dev, prod, not production');
  });

  test('takes every setting from the command line, where all values are text', () => {
    const given = {
      ...prod,
      domain: 'notary.test',
      certificateArn,
      mailIdentity: 'notary.test',
      stripeKey: 'pk_live_1',
      supportEmail: 'help@notary.test',
      supportPhone: '+1 555 010 0199',
      operatorClaims: 'soc-2, uptime',
      samplePdf: 'true',
      vitals: 'false',
      drivingDistances: 'false',
      timestampAuthorities: 'https://one.test/tsr,https://two.test',
      terminationProtection: 'true',
      backupRegion: 'us-east-2',
      backupAccount: '222222222222',
      account: '111122223333',
      dataEpoch: '2',
      logLevel: 'DEBUG',
      logDays: '30',
      requestsPerSecond: '900',
      reservesParallelCalls: 'false',
      monthlyBudget: '700',
      originKeys: '2, 1',
      release: 'at-once',
      smokeMailDomain: 'notary.test',
      smokeMinutes: '30',
    };
    expect(stageOf('prod', given)).toEqual({
      ...given,
      operatorClaims: ['soc-2', 'uptime'],
      samplePdf: true,
      vitals: false,
      drivingDistances: false,
      timestampAuthorities: ['https://one.test/tsr', 'https://two.test'],
      terminationProtection: true,
      logDays: 30,
      requestsPerSecond: 900,
      reservesParallelCalls: false,
      monthlyBudget: 700,
      originKeys: ['2', '1'],
      smokeMinutes: 30,
      stripeApi: 'https://api.stripe.com',
      name: 'prod',
      region: 'us-east-1',
    });
  });

  test('loses a setting that the command line leaves empty', () => {
    expect(stageOf('prod', { ...prod, supportPhone: '' })).not.toHaveProperty('supportPhone');
    expect(() => stageOf('prod', { ...prod, alarmEmail: '' })).toThrow('alarmEmail is missing');
  });

  test.each([
    [{ mailDomian: 'notary.test' }, 'mailDomian is not a setting. Settings are domain, certificateArn,'],
    [{ domain: 'https://notary.test', certificateArn }, 'domain must be a domain.'],
    [{ domain: 'notary.test' }, 'certificateArn is missing: domain needs a certificate.'],
    [{ certificateArn }, 'domain is missing: certificateArn belongs to one.'],
    [
      { domain: 'notary.test', certificateArn: certificateArn.replace('us-east-1', 'eu-west-1') },
      'certificateArn must be a certificate in us-east-1.',
    ],
    [{ alarmEmail: 'everybody' }, 'alarmEmail must be an email address.'],
    [{ stripeKey: 'sk_live_1' }, 'stripeKey must be a publishable key, pk_….'],
    [{ logDays: '8' }, 'logDays must be 7, 30, 365.'],
    [{ requestsPerSecond: 'many' }, 'requestsPerSecond must be a number.'],
    [{ backupRegion: 'Oregon' }, 'backupRegion must be a region, such as us-west-2.'],
    [{ backupAccount: '12' }, 'backupAccount must be an account ID of 12 digits.'],
    [{ terminationProtection: 'perhaps' }, 'terminationProtection must be true or false.'],
    [{ operatorLaw: 'Ontario' }, 'operatorLaw must be a US state, such as Colorado.'],
    [{ operatorLaw: 'DC' }, 'operatorLaw must be a US state, such as Colorado.'],
    [{ mailIdentity: 'other.test' }, 'mailIdentity other.test does not cover mailDomain mail.notary.test.'],
    [{ mailIdentity: 'otary.test' }, 'mailIdentity otary.test does not cover mailDomain mail.notary.test.'],
  ])('rejects %j and names the setting', (change, message) => {
    expect(() => stageOf('prod', { ...prod, ...change })).toThrow(message);
  });
});

describe('the policy of witnesses', () => {
  const vkey = 'witness.example/w1+b6162703+BKs6K0gtLUkgMd6usFyLZJ7Qse1FIfETp/2soUyAE8Kp';
  const withPolicy = (text: string) => {
    const path = join(mkdtempSync(join(tmpdir(), 'stage-')), 'policy');
    writeFileSync(path, text);
    return () => stageOf('dev', { witnessPolicy: path });
  };

  test('is read from the file that the setting names', () => {
    const text = `# Ours\nwitness w1 ${vkey} https://witness.test/w1\nquorum w1\n`;
    expect(withPolicy(text)().witnessPolicy).toBe(text);
    expect(stageOf('dev').witnessPolicy).toBeUndefined();
  });

  test.each([
    ['is malformed', `witness w1 ${vkey} https://witness.test\nquorum w2\n`, 'Line 2 of the policy is wrong'],
    [
      'has a witness without an address',
      `witness w1 ${vkey}\nquorum w1\n`,
      'lacks the address of the witness w1',
    ],
    ['is too long for a function', `${'#'.repeat(2_501)}\nquorum none\n`, 'has more than 2500 bytes'],
  ])('is refused when it %s', (_, text, message) => {
    expect(withPolicy(text)).toThrow(message);
  });

  test('is refused when there is no such file', () => {
    expect(() => stageOf('dev', { witnessPolicy: '/nowhere/policy' })).toThrow(
      'witnessPolicy cannot be used',
    );
  });
});

describe('prod', () => {
  test('is not synthesized with placeholders, and says what is missing', () => {
    expect(() => stageOf('prod')).toThrow(
      [
        'The stage prod cannot be synthesized:',
        '- alarmEmail is missing: alarms would reach no one.',
        '- operatorName is missing: /privacy and /terms say who runs the service.',
        '- operatorAddress is missing: /privacy and /terms say where to write.',
        '- operatorLaw is missing: /terms names the US state whose law applies.',
        '- mailDomain is still a placeholder: prod.example.com.',
        'Give settings as -c name=value, or in infra/stages.ts.',
      ].join('\n'),
    );
  });

  test.each(Object.keys(operator))('is not synthesized without %s, which the public pages name', (name) => {
    expect(() => stageOf('prod', { ...prod, [name]: '' })).toThrow(`- ${name} is missing: `);
    expect(stageOf('dev', {})).toHaveProperty(name);
  });

  test('names the state of its law, also if given by postal code', () => {
    expect(stageOf('prod', { ...prod, operatorLaw: 'ny' }).operatorLaw).toBe('New York');
  });

  test.each(['supportEmail', 'alarmEmail'])('accepts no placeholder as %s', (name) => {
    const given = { ...prod, [name]: 'someone@mail.example.com' };
    expect(() => stageOf('prod', given)).toThrow(`${name} is still a placeholder: someone@mail.example.com.`);
  });
});

describe('mail', () => {
  test('comes from the mail domain, with its own identity or an existing one above it', () => {
    const own = stageOf('prod', prod);
    expect([mailSender(own), mailIdentity(own)]).toEqual(['no-reply@mail.notary.test', 'mail.notary.test']);
    const existing = stageOf('prod', { ...prod, mailIdentity: 'notary.test' });
    expect([mailSender(existing), mailIdentity(existing)]).toEqual([
      'no-reply@mail.notary.test',
      'notary.test',
    ]);
  });
});

import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { addYears } from 'date-fns/addYears';
import { readCertificates } from '#functions/adapters/signing/certificate-chain.ts';
import { awsCli, deployedStage } from '../account/aws-cli.ts';
import { command } from '../local/command.ts';
import { certificateRequest, selfSignedCertificate } from './document-certificate.ts';
import { lastingNotes } from './lasting-notes.ts';
import { stageCertificate } from './stage-certificate.ts';

/*
 * `npm run signing-certificate -- --stage prod` with one of
 *   --request          prints a certificate request for a certificate authority, signed by the stage's KMS key
 *   --install <file>   installs what the authority issued: the certificate, then those of its issuers, in PEM
 *   --self-signed      makes a certificate without an authority and installs it
 * and, for the first and the last, --name, --organization, --country (two letters), --years (of --self-signed).
 * It uses the AWS CLI and its credentials (docs/runbooks/signing-certificate.md).
 */

const usage =
  'Say what to do: --request, --install <file>, or --self-signed (docs/runbooks/signing-certificate.md).';

await command(async () => {
  const { values } = parseArgs({
    options: {
      stage: { type: 'string', default: 'prod' },
      request: { type: 'boolean' },
      install: { type: 'string' },
      'self-signed': { type: 'boolean' },
      name: { type: 'string', default: 'Digital Notary Journal' },
      organization: { type: 'string' },
      country: { type: 'string' },
      years: { type: 'string', default: '3' },
    },
  });
  const { name: commonName, organization, country, install, request } = values;
  const chosen = [request, install, values['self-signed']].filter(Boolean).length;
  if (chosen !== 1) throw new Error(usage);
  if (country && !/^[A-Z]{2}$/.test(country)) throw new Error('--country must be two letters, such as US.');
  const years = Number(values.years);
  if (!Number.isInteger(years) || years < 1 || years > 20) throw new Error('--years must be from 1 to 20.');

  const subject = { commonName, ...(organization && { organization }), ...(country && { country }) };
  const stage = stageCertificate(awsCli, deployedStage(values.stage));
  if (request) {
    process.stdout.write(await certificateRequest(await stage.key(), subject));
    return;
  }
  const now = new Date();
  const pem = install
    ? await readFile(install, 'utf8')
    : await selfSignedCertificate(await stage.key(), subject, { from: now, to: addYears(now, years) });
  const { subject: signer, validTo } = await stage.install(pem, now);
  console.log(`Documents are signed as ${signer.split('\n').join(', ')}, valid to ${validTo}.`);
  for (const note of lastingNotes(readCertificates(pem), now)) console.log(note);
  console.log('Functions use the certificate within ten minutes.');
});

import { execFile } from 'node:child_process';
import { createPrivateKey, sign, X509Certificate } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DocumentSigner } from '#functions/adapters/pdf/sign-pdf.ts';
import { listen, readBody } from '#scripts/local/processes/http-server.ts';

const run = promisify(execFile);

/** OpenSSL's time: 20261127000000Z. */
const opensslTime = (date: Date) => `${date.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`;

const days = (count: number) => new Date(Date.now() + count * 86_400_000);

const settings = (folder: string, url: string) => `
[req]
distinguished_name = name
prompt = no
[name]
CN = unused
[root]
basicConstraints = critical,CA:TRUE
keyUsage = critical,keyCertSign,cRLSign
subjectKeyIdentifier = hash
${['root', 'ca']
  .map(
    (issuer) => `
[addresses-${issuer}]
OCSP;URI.0 = ${url}/ocsp/${issuer}
caIssuers;URI.0 = ${url}/${issuer}.cer`,
  )
  .join('')}
[ca]
basicConstraints = critical,CA:TRUE
keyUsage = critical,keyCertSign,cRLSign
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
authorityInfoAccess = @addresses-root
crlDistributionPoints = URI:${url}/root.crl
[signer]
basicConstraints = critical,CA:FALSE
keyUsage = critical,digitalSignature,nonRepudiation
extendedKeyUsage = 1.3.6.1.5.5.7.3.36
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
authorityInfoAccess = @addresses-ca
crlDistributionPoints = URI:${url}/ca.crl
[tsa]
basicConstraints = critical,CA:FALSE
keyUsage = critical,digitalSignature
extendedKeyUsage = critical,timeStamping
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
authorityInfoAccess = @addresses-ca
crlDistributionPoints = URI:${url}/ca.crl
[ocsp]
basicConstraints = critical,CA:FALSE
keyUsage = critical,digitalSignature
extendedKeyUsage = OCSPSigning
noCheck = ignored
authorityKeyIdentifier = keyid
[ts]
default_tsa = authority
[authority]
dir = ${folder}
serial = ${folder}/stamps
signer_cert = ${folder}/tsa.pem
signer_key = ${folder}/tsa.key
certs = ${folder}/tsa-issuers.pem
signer_digest = sha256
digests = sha256
default_policy = 1.2.3.4
ess_cert_id_alg = sha256
ess_cert_id_chain = no
${['root', 'ca']
  .map(
    (issuer) => `
[lists-${issuer}]
database = ${folder}/${issuer}.index
crlnumber = ${folder}/${issuer}.number
default_md = sha256
default_crl_days = 7`,
  )
  .join('')}
`;

/** Certificates of the test authority: how long each is valid, who issued it, and what its subject is called. */
const certificates = {
  root: { section: 'root', issuer: 'root', subject: 'Test Root', years: 30 },
  ca: { section: 'ca', issuer: 'root', subject: 'Test Issuing CA', years: 20 },
  signer: { section: 'signer', issuer: 'ca', subject: 'Test Journal', years: 0.5 },
  tsa: { section: 'tsa', issuer: 'ca', subject: 'Test Timestamps', years: 10 },
  'root-ocsp': { section: 'ocsp', issuer: 'root', subject: 'Test Root Statuses', years: 20 },
  'ca-ocsp': { section: 'ocsp', issuer: 'ca', subject: 'Test Statuses', years: 10 },
} as const;

type Name = keyof typeof certificates;

/** How the authority behaves: it answers, or is broken in some way. */
export type Behavior = 'answers' | 'hangs' | 'fails' | 'answers nonsense';

/**
 * A certificate authority made by OpenSSL: it issued the certificate of a signer of documents, and answers for timestamps,
 * statuses (OCSP), lists of revoked ones, and its certificates.
 */
export type TestAuthority = {
  signer: DocumentSigner & { name: string };
  /** The address for timestamps. */
  timestamps: string;
  /** The folder with its keys and certificates, in PEM: root.pem, signer.key, … */
  folder: string;
  /** Paths of its answers so far, such as `/ocsp/ca`. */
  asked: string[];
  /** How it answers at paths that begin with a text; the last rule counts. */
  behave: (path: string, behavior: Behavior) => void;
  /** Revokes the certificate of the signer. */
  revoke: () => Promise<void>;
  /** Returns a list of revoked certificates (DER) of a day to come. */
  crlOf: (issuer: 'root' | 'ca', day: Date) => Promise<Uint8Array>;
  stop: () => Promise<void>;
};

/** Makes the authority, and starts its server. `signerKey` is the kind of the signer's key. */
export async function startTestAuthority(signerKey = 'rsa:2048'): Promise<TestAuthority> {
  const folder = await mkdtemp(join(tmpdir(), 'test-authority-'));
  const file = (name: string) => join(folder, name);
  const openssl = (...args: string[]) => run('openssl', args, { cwd: folder });
  const asked: string[] = [];
  const rules: { path: string; behavior: Behavior }[] = [];
  let requests = 0;
  const nextName = () => {
    requests += 1;
    return `request-${requests}`;
  };
  let stamping: Promise<unknown> = Promise.resolve();

  async function stamp(question: Uint8Array): Promise<Uint8Array> {
    const name = nextName();
    await writeFile(file(`${name}.tsq`), question);
    // OpenSSL writes a file of serial numbers, which only one process may use at a time.
    const next = stamping.then(() =>
      openssl(
        'ts',
        '-reply',
        '-config',
        'settings',
        '-section',
        'authority',
        '-queryfile',
        `${name}.tsq`,
        '-out',
        `${name}.tsr`,
      ),
    );
    stamping = next.catch(() => undefined);
    await next;
    return readFile(file(`${name}.tsr`));
  }

  async function status(issuer: string, question: Uint8Array): Promise<Uint8Array> {
    const name = nextName();
    await writeFile(file(`${name}.req`), question);
    await openssl(
      ...['ocsp', '-index', `${issuer}.index`, '-CA', `${issuer}.pem`, '-rsigner', `${issuer}-ocsp.pem`],
      ...['-rkey', `${issuer}-ocsp.key`, '-reqin', `${name}.req`, '-respout', `${name}.res`],
      ...['-ndays', '7', '-rmd', 'sha256'],
    );
    return readFile(file(`${name}.res`));
  }

  async function crlOf(issuer: string, day?: Date): Promise<Uint8Array> {
    const name = nextName();
    const end = day && new Date(day.getTime() + 7 * 86_400_000);
    await openssl(
      ...['ca', '-gencrl', '-config', 'settings', '-name', `lists-${issuer}`, '-cert', `${issuer}.pem`],
      ...['-keyfile', `${issuer}.key`, '-out', `${name}.pem`],
      ...(day && end ? ['-crl_lastupdate', opensslTime(day), '-crl_nextupdate', opensslTime(end)] : []),
    );
    await openssl('crl', '-in', `${name}.pem`, '-outform', 'DER', '-out', `${name}.crl`);
    return readFile(file(`${name}.crl`));
  }

  async function answer(path: string, body: Uint8Array): Promise<Uint8Array> {
    const [, kind = '', name = ''] = path.split('/');
    if (kind === 'tsa') return stamp(body);
    if (kind === 'ocsp') return status(name, body);
    const [issuer = '', ending] = kind.split('.');
    if (ending === 'crl') return crlOf(issuer);
    return new Uint8Array(new X509Certificate(await readFile(file(`${issuer}.pem`))).raw);
  }

  const running = await listen(async (request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const behavior = rules.findLast((rule) => path.startsWith(rule.path))?.behavior ?? 'answers';
    if (behavior === 'hangs') return;
    if (behavior === 'fails') {
      response.writeHead(503).end();
      return;
    }
    const body = new Uint8Array((await readBody(request, 100_000)) ?? []);
    response.writeHead(200).end(behavior === 'answers' ? await answer(path, body) : 'nonsense');
  });
  const url = `http://127.0.0.1:${running.port}`;

  await mkdir(folder, { recursive: true });
  await writeFile(file('settings'), settings(folder, url));
  for (const name of ['root.number', 'ca.number', 'stamps']) await writeFile(file(name), '01\n');
  for (const name of ['root.index', 'ca.index']) await writeFile(file(name), '');
  for (const [at, [name, { section, issuer, subject, years }]] of Object.entries(certificates).entries()) {
    const key = name === 'signer' ? signerKey : 'ec';
    const kind = key === 'ec' ? ['ec', '-pkeyopt', 'ec_paramgen_curve:P-256'] : [key];
    const end = Math.round(years * 365);
    await openssl(
      ...[
        'req',
        '-new',
        '-newkey',
        ...kind,
        '-nodes',
        '-config',
        'settings',
        '-subj',
        `/O=Test/CN=${subject}`,
      ],
      ...['-keyout', `${name}.key`, '-out', `${name}.csr`],
    );
    await openssl(
      ...['x509', '-req', '-in', `${name}.csr`, '-out', `${name}.pem`, '-days', String(end)],
      ...['-set_serial', String(4096 + at), '-extfile', 'settings', '-extensions', section, '-sha256'],
      ...(issuer === name
        ? ['-signkey', `${name}.key`]
        : ['-CA', `${issuer}.pem`, '-CAkey', `${issuer}.key`]),
    );
  }
  const pem = (name: Name) => readFile(file(`${name}.pem`), 'utf8');
  await writeFile(file('tsa-issuers.pem'), `${await pem('ca')}${await pem('root')}`);
  const indexLine = (name: Name, at: number, revoked = '') => {
    const { subject, years } = certificates[name];
    const end = `${opensslTime(days(Math.round(years * 365))).slice(2)}`;
    const state = revoked ? `R\t${end}\t${revoked}` : `V\t${end}\t`;
    return `${state}\t${(4096 + at).toString(16)}\tunknown\t/O=Test/CN=${subject}\n`;
  };
  await writeFile(file('root.index'), indexLine('ca', 1));
  await writeFile(file('ca.index'), indexLine('signer', 2) + indexLine('tsa', 3));
  const chain = await Promise.all((['signer', 'ca', 'root'] as const).map(pem));
  await writeFile(file('chain.pem'), chain.join(''));
  const key = createPrivateKey(await readFile(file('signer.key'), 'utf8'));
  return {
    folder,
    timestamps: `${url}/tsa`,
    signer: {
      name: 'Test Journal',
      certificates: chain.map((one) => new Uint8Array(new X509Certificate(one).raw)),
      sign: async (message) => sign('sha256', message, key),
    },
    asked,
    behave: (path, behavior) => rules.push({ path, behavior }),
    revoke: async () => {
      const now = opensslTime(new Date()).slice(2);
      await writeFile(file('ca.index'), indexLine('signer', 2, now) + indexLine('tsa', 3));
    },
    crlOf,
    stop: async () => {
      await running.stop();
      await rm(folder, { recursive: true });
    },
  };
}

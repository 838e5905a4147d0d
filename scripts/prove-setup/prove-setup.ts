import { execFileSync, spawn } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '../local/command.ts';

/*
 * `npm run prove-setup`: proves that a fresh Debian with Node.js and nothing else runs the product and its tests. It
 * makes a bare Debian in a temporary folder (debootstrap, variant minbase) with Node.js and two clones of HEAD. There it
 * runs npm ci, npm start with one page and one API call, and the tests: as a regular user, who has to download Java
 * and Chromium; as root, where apt-get installs them; and as the user again, who finds them installed.
 *
 *   --quick, --no-tests             runs npm run test:quick, or no tests
 *   --suite, --mirror               the release of Debian, and where debootstrap gets it
 *   --node-version, --npm-version   the oldest Node.js that is supported, and its npm, unless given
 *
 * Needs root, debootstrap, and git. The network settings of this machine (DNS, proxy, certificates, and the
 * configuration of npm) are used inside as well.
 */

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    tests: { type: 'boolean', default: true },
    suite: { type: 'string', default: 'bookworm' },
    mirror: { type: 'string', default: 'http://deb.debian.org/debian' },
    'node-version': { type: 'string', default: '20.19.0' },
    'npm-version': { type: 'string', default: '10.8.2' },
  },
  allowNegative: true,
});
const repository = join(import.meta.dirname, '..', '..');
const work = await mkdtemp(join(tmpdir(), 'journal-setup-'));
const root = join(work, 'root');
const seconds = () => (performance.now() / 1000).toFixed(0);

type Run = { code: number | null; output: string };

type User = 'user' | 'root';
const homes = { root: '/root', user: '/home/user' };

/** Runs a program to its end. */
function run(program: string, args: readonly string[]): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', reject).on('close', (code) => resolve({ code, output }));
  });
}

async function must(program: string, ...args: string[]): Promise<string> {
  const { code, output } = await run(program, args);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${output.slice(-6_000)}`);
  return output.trim();
}

const passedOn = ['HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY', 'https_proxy', 'http_proxy', 'no_proxy'];
const certificates = process.env['NODE_EXTRA_CA_CERTS'];

/**
 * Runs a command in the clone of a user, with nothing of this machine but its processors and its network. Every
 * process that the command leaves behind ends with it.
 */
function enter(user: User, line: string): Promise<Run> {
  const home = homes[user];
  const settings = {
    ...{ HOME: home, USER: user, LANG: 'C.UTF-8' },
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    ...(certificates && { NODE_EXTRA_CA_CERTS: certificates }),
    ...Object.fromEntries(passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  };
  const mounts = `mount -t proc proc '${root}/proc' && mount --rbind /dev '${root}/dev'`;
  return run('unshare', [
    ...['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', `${mounts} && exec "$@"`, 'enter'],
    ...['chroot', `--userspec=${user}:${user}`, root, 'env', '-i'],
    ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
    ...['bash', '-c', `cd '${home}/journal' && ${line}`],
  ]);
}

/** Takes one step and prints its time. */
async function step<T>(name: string, action: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await action();
  console.log(`${((performance.now() - begun) / 1000).toFixed(1).padStart(7)} s  ${name}`);
  return result;
}

/** Takes a step inside and prints the lines of its output that match; it may fail with a line that `accepted` matches. */
async function prove(
  user: User,
  name: string,
  line: string,
  shown: RegExp,
  accepted?: RegExp,
): Promise<void> {
  const output = await step(`${user}: ${name}`, async () => {
    const result = await enter(user, line);
    if (result.code !== 0 && !accepted?.test(result.output)) {
      throw new Error(`${user}: ${name} failed:\n${result.output.slice(-6_000)}`);
    }
    return result.output;
  });
  for (const each of output.split('\n')) {
    if (shown.test(each) || accepted?.test(each)) console.log(`            ${each}`);
  }
}

async function makeDebian(): Promise<void> {
  await must('debootstrap', '--variant=minbase', values.suite, root, values.mirror);
  await cp('/etc/resolv.conf', join(root, 'etc/resolv.conf'));
  // Every installed system has this; debootstrap alone does not write it.
  await writeFile(join(root, 'etc/hosts'), '127.0.0.1 localhost\n::1 localhost\n');
  await must('chroot', root, 'useradd', '--create-home', '--shell', '/bin/bash', 'user');
}

/** Puts Node.js and npm where the archives of nodejs.org have them, from their packages. */
async function addNode(): Promise<void> {
  const node = `node-linux-${process.arch}`;
  await must(
    'npm',
    ...['install', '--no-save', '--ignore-scripts', '--prefix', join(work, 'node')],
    ...[`${node}@${values['node-version']}`, `npm@${values['npm-version']}`],
  );
  const [from, to] = [join(work, 'node/node_modules'), join(root, 'usr/local')];
  await cp(join(from, node, 'bin/node'), join(to, 'bin/node'));
  await cp(join(from, 'npm'), join(to, 'lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx']) {
    await symlink(`../lib/node_modules/npm/bin/${name}-cli.js`, join(to, 'bin', name));
  }
}

const npm = (...args: string[]) =>
  execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

async function addNetworkSettings(): Promise<void> {
  await mkdir(join(root, 'usr/local/etc'), { recursive: true });
  for (const kind of ['globalconfig', 'userconfig']) {
    const settings = await readFile(npm('config', 'get', kind).trim(), 'utf8').catch(() => '');
    await appendFile(join(root, 'usr/local/etc/npmrc'), settings);
  }
  if (certificates) await mkdir(join(root, dirname(certificates)), { recursive: true });
  if (certificates) await cp(certificates, join(root, certificates));
}

async function addClones(): Promise<void> {
  for (const [user, home] of Object.entries(homes)) {
    await must('git', 'clone', '--quiet', `file://${repository}`, join(root, home, 'journal'));
    await must('chroot', root, 'chown', '-R', `${user}:${user}`, `${home}/journal`);
  }
}

const start = 'node_modules/.bin/node scripts/prove-setup/start-once.ts';
const started = /^(The local database|Started|Ready|GET|Stopped)/;
const findChromium = `node_modules/.bin/node -e '
  import("./scripts/local/processes/chromium.ts")
    .then(({ ensureChromium }) => ensureChromium())
    .catch(({ message }) => { process.exitCode = 1; return message; })
    .then(console.log)'`;
const noDownload = /(The local database|The tests in a browser) needs? .*download failed \(.*\): install it/;
const tests = values.quick ? 'npm run test:quick' : 'npm test';

await command(async () => {
  if (process.getuid?.() !== 0)
    throw new Error('Run this as root: it makes the root folder of another system.');
  // Ctrl-C ends the step that is running; the folder is deleted after it.
  process.on('SIGINT', () => {});
  try {
    await step(`Debian ${values.suite}, minbase`, makeDebian);
    await step(`Node.js ${values['node-version']}, npm ${values['npm-version']}`, addNode);
    await addNetworkSettings();
    await step(`clones of ${await must('git', '-C', repository, 'log', '-1', '--format=%h')}`, addClones);

    await prove('user', 'npm ci', 'npm ci', /^added/);
    await prove('user', 'npm start', start, started, noDownload);
    await prove('user', 'Chromium', findChromium, /./, noDownload);

    await prove('root', 'npm ci', 'npm ci', /^added/);
    await prove('root', 'npm start', start, started);
    await prove('root', 'npm start again', start, /^(Ready|Stopped)/);
    await prove('root', 'Chromium', findChromium, /./);
    if (values.tests) await prove('root', tests, tests, / with apt-get|passed|failed/);

    await prove('user', 'npm start with Java installed', start, started);
    if (values.tests) await prove('user', tests, tests, /passed|failed/);
    console.log(`Proved in ${seconds()} s.`);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
});

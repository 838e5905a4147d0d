import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startChild, stopChild } from '../local/processes/child-process.ts';
import { type PhoneBrowser, phone, type StartBrowser } from './phone-browser.ts';

const patience = 60_000;

type Send = <T>(method: string, params: object) => Promise<T>;

/** Connects to a browser that speaks WebDriver BiDi: commands and answers in JSON over one socket. */
async function connect(address: string): Promise<{ send: Send; close: () => void }> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`Firefox refused ${address}`)), { once: true });
  });
  const waiting = new Map<number, (answer: BidiAnswer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as BidiAnswer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let last = 0;
  const send: Send = async <T>(method: string, params: object) => {
    last += 1;
    const id = last;
    const answered = new Promise<BidiAnswer>((resolve, reject) => {
      waiting.set(id, resolve);
      setTimeout(() => reject(new Error(`Firefox does not answer ${method}`)), patience).unref();
    });
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error, message } = await answered;
    if (error) throw new Error(`Firefox: ${error}: ${message}`);
    return result as T;
  };
  return { send, close: () => socket.close() };
}

type BidiAnswer = { id: number; result?: unknown; error?: string; message?: string };

/** The answer to a call in a page. */
type Evaluated =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

function profileOf(folder: string, { fontSize = 16, preferences = {} }: Parameters<StartBrowser>[0]): string {
  const all = {
    'browser.download.dir': folder,
    'browser.download.folderList': 2,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'font.size.variable.x-western': fontSize,
    'pdfjs.disabled': true,
    'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
    'ui.prefersReducedMotion': 1,
    ...preferences,
  };
  return Object.entries(all)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');
}

/** Starts Firefox with a profile of its own and without windows. */
export const startFirefox: StartBrowser = async (options) => {
  const folder = await mkdtemp(join(tmpdir(), 'journal-firefox-'));
  const stops: (() => Promise<unknown> | undefined)[] = [
    () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }),
  ];
  const close = async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  };
  try {
    await writeFile(join(folder, 'user.js'), profileOf(folder, options));
    const child = startChild(
      new URL('../local/processes/guard.ts', import.meta.url),
      [
        ...['env', 'TZ=America/Denver', 'firefox-esr', '--headless', '--no-remote'],
        ...['--profile', folder, '--remote-debugging-port', '0'],
      ],
      'piped',
    );
    stops.push(() => stopChild(child));
    if (!child.stderr) throw new Error('Firefox has no output');
    let address: string | undefined;
    for await (const line of createInterface(child.stderr)) {
      address = /BiDi listening on (ws:\S+)/.exec(line)?.[1];
      if (address) break;
    }
    child.stderr.resume();
    if (!address) throw new Error('Firefox ended before it listened');
    const { send, close: hangUp } = await connect(`${address}/session`);
    stops.push(async () => hangUp());
    await send('session.new', { capabilities: {} });
    const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
    const context = contexts[0]?.context;
    await send('browsingContext.setViewport', { context, viewport: phone });
    if (options.before)
      await send('script.addPreloadScript', { functionDeclaration: `() => {${options.before}\n}` });
    const browser: PhoneBrowser = {
      open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
      evaluate: async (expression) => {
        const answer = await send<Evaluated>('script.callFunction', {
          functionDeclaration: `async () => ${expression}`,
          awaitPromise: true,
          target: { context },
        });
        if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
        return answer.result.value;
      },
      act: (actions) => send('input.performActions', { context, actions }),
      picture: async () => {
        const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
        return Buffer.from(data, 'base64');
      },
      folder,
      close,
    };
    return browser;
  } catch (error) {
    await close();
    throw error;
  }
};

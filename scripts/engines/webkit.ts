import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGuardedServer } from '../local/processes/guarded-server.ts';
import { freePort } from '../local/processes/http-server.ts';
import { startDisplay } from './display.ts';
import type { PhoneBrowser, StartBrowser } from './phone-browser.ts';

const window = join(import.meta.dirname, 'window.py');
const patience = 60_000;

/** Sends a command of WebDriver and returns its value. */
async function send<T>(address: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<T> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(patience),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
  return value;
}

/** Starts WebKitGTK on a screen of its own. */
export const startWebKit: StartBrowser = async ({ before = '', fontSize = 16 }) => {
  const folder = await mkdtemp(join(tmpdir(), 'journal-webkit-'));
  const stops: (() => Promise<unknown>)[] = [
    () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }),
  ];
  const close = async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  };
  try {
    const script = join(folder, 'before.js');
    await writeFile(script, before);
    const display = await startDisplay(folder);
    stops.push(display.stop);
    const driver = `http://127.0.0.1:${await freePort()}`;
    const { stop } = await startGuardedServer('WebKitWebDriver', `${driver}/status`, [
      ...['env', `DISPLAY=${display.name}`, 'GDK_BACKEND=x11', 'TZ=America/Denver'],
      ...['WebKitWebDriver', `--port=${new URL(driver).port}`],
    ]);
    stops.push(stop);
    const options = { binary: '/usr/bin/python3', args: [window, folder, script, String(fontSize)] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const { sessionId } = await send<{ sessionId: string }>(`${driver}/session`, 'POST', { capabilities });
    const session = `${driver}/session/${sessionId}`;
    stops.push(() => send(session, 'DELETE').catch(() => undefined));
    const browser: PhoneBrowser = {
      open: (url) => send(`${session}/url`, 'POST', { url }),
      evaluate: async (expression) => {
        const [isValue, value] = await send<[boolean, string]>(`${session}/execute/async`, 'POST', {
          script: `const done = arguments[0]; (async () => ${expression})().then((value) => done([true, value]), (error) => done([false, String(error)]))`,
          args: [],
        });
        if (!isValue) throw new Error(value);
        return value;
      },
      act: (actions) => send(`${session}/actions`, 'POST', { actions }),
      picture: display.picture,
      folder,
      close,
    };
    return browser;
  } catch (error) {
    await close();
    throw error;
  }
};

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { newVisitor } from '#test/support/browser.ts';
import { siteInBrowser } from '#test/support/site-in-browser.ts';

const site = siteInBrowser();

/** Serves the site, but sends the body of the app's document only after its code has been delivered. */
async function startSlowDocument() {
  let codeDelivered = () => {};
  const delivered = new Promise<void>((resolve) => {
    codeDelivered = resolve;
  });
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(`${site.url}${url}`);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) {
      if (/\/assets\/app-.*\.js$/.test(url)) response.once('finish', codeDelivered);
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const [head = '', body = ''] = (await answer.text()).split('</head>');
    response.write(`${head}</head>`);
    await delivered;
    // Time to run the code. Too little cannot fail the test, only hide the fault.
    await setTimeout(500);
    response.end(body);
  }).listen(0);
  await once(server, 'listening');
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}` };
}

it('the app starts when its code arrives before the rest of its document', async () => {
  const { server, url } = await startSlowDocument();
  const visitor = await newVisitor(site.browser, 'phone');
  try {
    const page = await visitor.newPage();
    // With a token, the page shows the loading screen and starts the app immediately.
    await page.addInitScript(() => localStorage.setItem('access_token', 'expired'));
    await page.goto(`${url}/app`);
    await expect.poll(() => page.locator('#first-paint').count(), { timeout: 20_000 }).toBe(0);
  } finally {
    await visitor.close();
    server.close();
  }
});

it.each(['verify', 'inspect'])('/%s says that its code has not come, and only then', async (path) => {
  const visitor = await newVisitor(site.browser, 'phone');
  try {
    const page = await visitor.newPage();
    await page.goto(`${site.url}/${path}`);
    await expect.poll(() => page.locator('#late').count()).toBe(0);
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    const late = page.getByText('This page has not loaded completely.');
    expect(await late.isVisible()).toBe(false);
    await page.evaluate('document.getAnimations().forEach((one) => one.finish())');
    await late.waitFor();
  } finally {
    await visitor.close();
  }
});

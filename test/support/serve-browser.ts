import { chromium } from 'playwright-core';
import { launchOptions } from './browser.ts';

/* Serves one Chromium to all test files, tells the parent its address, and ends with the parent. */
const server = await chromium.launchServer(await launchOptions());
process.send?.(server.wsEndpoint());
const end = () => server.close().finally(() => process.exit(0));
process.on('SIGTERM', end);
process.on('disconnect', end);

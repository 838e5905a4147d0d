import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleDirectory, standaloneCode, standaloneIds } from '#infra/bundle.ts';
import { functionIds } from '#infra/functions.ts';
import { filledFiles, placeholders, supportPart } from '#shared/fill-page.ts';

/** Makes a new temporary folder. */
export const temporaryFolder = () => mkdtemp(join(tmpdir(), 'notary-infra-'));

/** Writes empty functions as bundles, also those that no row lists. Synthesis does not look inside. */
export async function stubBundles(): Promise<string> {
  const folder = await temporaryFolder();
  for (const id of functionIds) {
    await mkdir(bundleDirectory(id, folder), { recursive: true });
    await writeFile(join(bundleDirectory(id, folder), 'index.js'), `exports.handler = '${id}';\n`);
  }
  for (const id of standaloneIds) {
    const directory = standaloneCode(id, folder);
    await mkdir(directory, { recursive: true });
    await writeFile(join(directory, 'index.js'), `exports.handler = '${id}';\n`);
  }
  return folder;
}

/** Writes the smallest built site. */
export async function stubSite(): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'app.html'), '<!doctype html>');
  for (const name of filledFiles) await writeFile(join(folder, name), placeholders.siteUrl);
  const parts = ['soc-2', 'uptime', supportPart].map(
    (name) => `<template data-part="${name}">${name}</template>`,
  );
  await writeFile(join(folder, 'index.html'), `<!doctype html>${placeholders.siteUrl}${parts.join('')}`);
  await writeFile(join(folder, 'assets', 'main-1234.js'), 'void 0;');
  return folder;
}

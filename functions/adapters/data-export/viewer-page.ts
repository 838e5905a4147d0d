/**
 * Returns the page that shows an export in a browser. Bundles contain the page instead of this module
 * (infra/export-viewer.ts). Run from the sources, it is built when it is needed.
 */
export async function viewerPage(): Promise<string> {
  const builder = new URL('../../../infra/export-viewer.ts', import.meta.url).href;
  const { exportViewer }: { exportViewer: () => Promise<string> } = await import(builder);
  return exportViewer();
}

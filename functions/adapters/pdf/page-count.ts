export async function pageCount(pdf: Uint8Array): Promise<number> {
  const { PDF } = await import('@libpdf/core');
  return (await PDF.load(pdf)).getPageCount();
}

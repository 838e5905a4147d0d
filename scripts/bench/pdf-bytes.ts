/** Returns the number of bytes that the images of a PDF take in the file. */
export function imageBytes(pdf: Uint8Array): number {
  const objects = Buffer.from(pdf).toString('latin1').split('endobj');
  return objects
    .map((object) => object.slice(0, object.indexOf('stream')))
    .filter((dictionary) => /\/Subtype\s*\/Image\b/.test(dictionary))
    .reduce((sum, dictionary) => sum + Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0), 0);
}

import { ContentInfo, SignedData } from 'pkijs';

const byteRange = /\/ByteRange ?\[(\d+) +(\d+) +(\d+) +(\d+) *\]/g;

/** Returns the last signature of a PDF: what it covers, and the CMS structure between. */
export function pdfSignature(pdf: Uint8Array): { covered: Uint8Array; coversAll: boolean; cms: SignedData } {
  const bytes = Buffer.from(pdf);
  const found = [...bytes.toString('latin1').matchAll(byteRange)].at(-1);
  if (!found) throw new Error('The PDF has no signature');
  const [, first = 0, firstLength = 0, second = 0, secondLength = 0] = found.map(Number);
  const hex = bytes.toString('latin1', first + firstLength + 1, second - 1);
  const content = ContentInfo.fromBER(Buffer.from(hex, 'hex'));
  return {
    covered: Buffer.concat([
      bytes.subarray(first, first + firstLength),
      bytes.subarray(second, second + secondLength),
    ]),
    coversAll: first === 0 && bytes[firstLength] === 0x3c && second + secondLength === bytes.length,
    cms: new SignedData({ schema: content.content }),
  };
}

/** Returns whether the last signature of a PDF is that of its own certificate over all other bytes. */
export async function isSignedWhole(pdf: Uint8Array): Promise<boolean> {
  const { covered, coversAll, cms } = pdfSignature(pdf);
  const data = new Uint8Array(covered).buffer;
  return coversAll && (await cms.verify({ signer: 0, data, checkChain: false }));
}

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

type Verify = (
  entry: {
    canonicalizedBody: Buffer;
    inclusionProof: { logIndex: string; hashes: Buffer[] };
  },
  checkpoint: { logSize: bigint; logHash: Buffer },
) => void;

/** The verifier of inclusion proofs of the Sigstore project, which has RFC 6962's tree too. */
const { verifyMerkleInclusion } = require('@sigstore/verify/dist/tlog/merkle.js') as {
  verifyMerkleInclusion: Verify;
};

/** Returns whether Sigstore's verifier accepts a proof. `data` is the data of the leaf, not its hash. */
export function acceptedByAnotherVerifier(inclusion: {
  data: Uint8Array;
  index: number;
  size: number;
  proof: readonly Uint8Array[];
  root: Uint8Array;
}): boolean {
  const { data, index, size, proof, root } = inclusion;
  try {
    verifyMerkleInclusion(
      {
        canonicalizedBody: Buffer.from(data),
        inclusionProof: { logIndex: String(index), hashes: proof.map((hash) => Buffer.from(hash)) },
      },
      { logSize: BigInt(size), logHash: Buffer.from(root) },
    );
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'TLOG_INCLUSION_PROOF_ERROR')
      return false;
    throw error;
  }
}

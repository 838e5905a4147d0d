/** Where the public log is at the address of the site (docs/evidence.md). */
export const logBase = '/log';

/** The signed note that says how large the log is, and with which root. */
export const checkpointPath = `${logBase}/checkpoint`;

/** The last checkpoint that enough witnesses cosigned. Missing without witnesses. */
export const witnessedCheckpointPath = `${logBase}/witnessed-checkpoint`;

/** The public keys and certificates with which everything is checked. */
export const publicKeysPath = '/.well-known/notary-journal-keys.json';

/** Timestamped checkpoints and the responses of timestamp authorities. */
export const timestampsBase = `${logBase}/timestamps`;

/** The certificates of the authorities in PEM, which the operator puts there. */
export const authoritiesPath = `${timestampsBase}/authorities.pem`;

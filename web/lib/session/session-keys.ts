/** The session's keys in local storage, which this browser's other tabs and the first paint read too. */
export const sessionKeys = { token: 'access_token', user: 'user', receivedAt: 'token_received_at' } as const;

/** Stands for a token in the session of a notary who unlocked this device without a connection. It opens nothing on the server. */
export const offlineToken = 'offline';

/** The session's keys in local storage, which this browser's other tabs and the first paint read too. */
export const sessionKeys = { token: 'access_token', user: 'user', receivedAt: 'token_received_at' } as const;

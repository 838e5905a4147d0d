/** Purposes bound to encrypted values: a value encrypted for one purpose cannot be decrypted for another. */
export const keptPlace = (notaryId: string) => `kept ${notaryId}`;
export const recentActsPlace = (notaryId: string) => `recent acts ${notaryId}`;
export const unlockPlace = (notaryId: string) => `unlock ${notaryId}`;
export const profilePlace = (notaryId: string) => `profile ${notaryId}`;
export const headPlace = (id: string) => `queue ${id} head`;
export const bodyPlace = (id: string) => `queue ${id} body`;

/** What a sealed value is sealed for; it cannot be opened as anything else. */
export const keptPlace = (notaryId: string) => `kept ${notaryId}`;
export const headPlace = (id: string) => `queue ${id} head`;
export const bodyPlace = (id: string) => `queue ${id} body`;

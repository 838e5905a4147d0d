/** Returns a stranger's text in quotation marks that it cannot end, so that it is not read as a part of our sentence. */
export const quoted = (text: string): string => `“${text.replaceAll(/["″«»“”„‟〝〞＂]/g, "'")}”`;

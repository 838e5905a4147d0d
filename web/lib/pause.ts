/** The delay between typing and the request (specification, section 9). */
export const pauseMs = 500;

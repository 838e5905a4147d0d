import { email } from '#shared/schemas/business/parts.ts';

/** Tells whether the server takes a text as an email address. */
export const isEmail = (text: string): boolean => email.safeParse(text.trim()).success;

/** Writes to an address in the device's own program. */
export function EmailLink({ email }: { email: string }) {
  return <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>;
}

/** Calls a number. */
export function PhoneLink({ phone }: { phone: string }) {
  // An extension is dialed after a pause.
  const [number = '', extension] = phone.split(/\s*(?:ext\.?|x)\s*/i);
  const digits = number.replace(/[^\d+]/g, '');
  if (digits === '') return phone;
  return <a href={`tel:${digits}${extension ? `,${extension.replace(/\D/g, '')}` : ''}`}>{phone}</a>;
}

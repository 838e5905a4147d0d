import { Badge } from '@aws-amplify/ui-react';
import type { Entry } from '#web/lib/api/api-types.ts';

/** An address, marked where it must not be shown to others (M.G.L. c. 222, § 22(c)). */
export function Address({ entry, text }: { entry: Entry; text: string }) {
  if (!entry.addressWithheld) return text;
  return (
    <span className="detail-withheld">
      <span>{text}</span> <Badge variation="warning">Address not open to public inspection</Badge>
    </span>
  );
}

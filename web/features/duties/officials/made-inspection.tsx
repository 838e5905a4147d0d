import { Button } from '@aws-amplify/ui-react';
import { Icon } from '#web/components/icon.tsx';
import type { ApiOutput } from '#web/lib/api/api-types.ts';
import { copyText } from '#web/lib/browser/copy-text.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';

/** A new link and its access code, shown once, with how to deliver them. */
export function MadeInspection({
  made,
  onClose,
}: {
  made: ApiOutput<'create-inspection'>;
  onClose: () => void;
}) {
  const notary = useNotary();
  const { address, accessCode, inspection } = made;
  return (
    <section className="duty-step-form" aria-labelledby="made-link" role="status">
      <h3 id="made-link">The link is ready</h3>
      <p>
        Send the link by email, and share the code another way, such as by phone. Neither is shown again. The
        link expires {formatDateTime(inspection.expiresAt, notary)}.
      </p>
      <dl className="matter-facts">
        <div className="inspection-address">
          <dt>Link</dt>
          <dd>
            <code className="inspection-secret">{address}</code>
          </dd>
        </div>
        <div>
          <dt>Access code</dt>
          <dd>
            <code className="inspection-secret">{`${accessCode.slice(0, 4)} ${accessCode.slice(4)}`}</code>
          </dd>
        </div>
      </dl>
      <div className="matter-end">
        <Button onClick={() => void copyText(address, 'Link copied')}>
          <Icon name="copy" size={18} /> Copy link
        </Button>
        <Button onClick={() => void copyText(accessCode, 'Code copied')}>
          <Icon name="copy" size={18} /> Copy code
        </Button>
        <Button variation="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </section>
  );
}

import { Button } from '@aws-amplify/ui-react';
import { Icon } from '#web/components/icon.tsx';
import { copyText } from '#web/lib/browser/copy-text.ts';

/** A secret address with a button that copies it. */
export function SecretText({ text, copied, label }: { text: string; copied: string; label: string }) {
  return (
    <>
      <p className="secret-text">{text}</p>
      <div className="order-buttons">
        <Button onClick={() => void copyText(text, copied)}>
          <Icon name="copy" size={18} /> {label}
        </Button>
      </div>
    </>
  );
}

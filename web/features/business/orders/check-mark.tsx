import { Icon } from '#web/components/icon.tsx';

export const checkHint = 'Check this: the message was not clear.';

/** Asks the notary to check a part of a proposal. */
export function CheckMark() {
  return (
    <p className="order-check">
      <Icon name="warning" size={16} /> {checkHint}
    </p>
  );
}

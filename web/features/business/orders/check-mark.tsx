import { Icon } from '#web/components/icon.tsx';

/** Asks the notary to check a field or a part of a proposal. */
export function CheckMark() {
  return (
    <span className="order-check">
      <Icon name="warning" size={16} /> Check this: the message was not clear.
    </span>
  );
}

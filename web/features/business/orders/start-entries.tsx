import { Icon } from '#web/components/icon.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { type PreparedEntry, preparedState } from '#web/lib/navigation/prepared-entry.ts';
import type { Order } from './order-types.ts';
import { stateOfAddress } from './state-of-address.ts';

/** Returns what an order knows of its entries: each notarial line is an act, with its document and its fee. */
export function preparedFrom(order: Order): PreparedEntry {
  const { id, address, lat, lng, signers, lines } = order;
  return {
    orderId: id,
    stateCode: (address && stateOfAddress(address)) || null,
    place: address ? { label: address, lat, lng } : null,
    signers: signers.map(({ name }) => name),
    acts: lines
      .filter(({ kind }) => kind === 'notarial')
      .map(({ description, amount }) => ({ title: description, fee: amount })),
  };
}

/** Opens the wizard, or the table of acts if the order has several, with what the order knows. */
export function StartEntries({ order, isMain }: { order: Order; isMain: boolean }) {
  return (
    <LinkButton to={paths.wizard()} state={preparedState(preparedFrom(order))} primary={isMain}>
      <Icon name="journal" size={18} /> Start entries
    </LinkButton>
  );
}

import { Button } from '@aws-amplify/ui-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { useApi } from '#web/lib/api/use-api.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { OrderForm } from '../orders/order-form.tsx';
import { shownLocal } from '../orders/order-time.ts';
import type { Order, Proposal } from '../orders/order-types.ts';
import { type OrderValues, valuesOf } from '../orders/order-values.ts';
import { useSaveOrder } from '../orders/use-save-order.ts';
import { CancelProposal, type Settle } from './cancel-proposal.tsx';
import { changesOf, mergedWith } from './changes-of.ts';

type Props = Settle & {
  proposal: Proposal;
  /** The form is shown immediately. */
  isOpen: boolean;
  /** The server keeps it until it is settled. */
  isStored: boolean;
  /** Where it came from. */
  origin?: string;
};

const nameOf = ({ orderNumber, title }: Pick<Order, 'orderNumber' | 'title'>) => orderNumber ?? `“${title}”`;

/** An order that was read from a message: what it is, and its form to approve, correct, or discard. */
export function ProposalCard({ proposal, isOpen, isStored, origin, onSettled }: Props) {
  const notary = useNotary();
  const id = useId();
  const [isShown, setShown] = useState(isOpen);
  const { order, unsure, replaces, cancels } = proposal;
  const { startsAt, timezone = notary.timezone } = order;
  return (
    <article className="intake-card" aria-labelledby={id}>
      <h3 id={id}>{order.title || 'Order without a title'}</h3>
      <p className="muted tabular">
        {[startsAt && shownLocal(startsAt, timezone, notary), order.address, origin]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {unsure.length > 0 && !cancels && (
        <p className="order-check">
          <Icon name="warning" size={16} />
          {unsure.length === 1 ? 'One field is' : `${unsure.length} fields are`} marked “Check this”.
        </p>
      )}
      {replaces ? (
        <Replacing
          id={replaces}
          {...{ proposal, isShown, isStored, onShow: () => setShown(true), onSettled }}
        />
      ) : cancels ? (
        <NothingToCancel onSettled={onSettled} />
      ) : isShown ? (
        <ProposalForm {...{ proposal, isStored, onSettled }} start={valuesOf(order, notary.timezone)} />
      ) : (
        <ShowButtons onShow={() => setShown(true)} onSettled={onSettled} />
      )}
    </article>
  );
}

function ShowButtons({ onShow, onSettled }: { onShow: () => void } & Settle) {
  return (
    <div className="order-buttons">
      <Button variation="primary" onClick={onShow}>
        Check order
      </Button>
      <Discard onSettled={onSettled} />
    </div>
  );
}

function NothingToCancel({ onSettled }: Settle) {
  return (
    <>
      <p>This message cancels an order that you don’t have here. There is nothing to cancel.</p>
      <div className="order-buttons">
        <Button onClick={() => onSettled()}>Discard</Button>
      </div>
    </>
  );
}

/** A proposal about an order that exists: what changes, or that it is canceled. */
function Replacing({
  id,
  proposal,
  isShown,
  isStored,
  onShow,
  onSettled,
}: { id: string; proposal: Proposal; isShown: boolean; isStored: boolean; onShow: () => void } & Settle) {
  const notary = useNotary();
  const failure = 'Failed to load the order that changes';
  const { data, error, mutate } = useApi('get-order', { params: { id } }, { failure });
  if (!data && error)
    return <LoadFailure text={failure} detail={error.detail} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton label="Loading…" lines={2} />;
  const link = <Link to={paths.business('orders', { id })}>{nameOf(data)}</Link>;
  if (proposal.cancels)
    return <CancelProposal order={data} name={nameOf(data)} link={link} onSettled={onSettled} />;
  const changes = changesOf(data, proposal.order, notary);
  return (
    <>
      <p>Changes order {link}:</p>
      <ul className="intake-changes">
        {changes.map(({ label, before, after }) => (
          <li key={label}>
            {label}: <del>{before || 'blank'}</del> <Icon name="forward" size={14} />
            <span className="visually-hidden">becomes</span> <ins>{after}</ins>
          </li>
        ))}
        {changes.length === 0 && <li>Nothing, as far as it was read.</li>}
      </ul>
      {isShown ? (
        <ProposalForm
          {...{ proposal, isStored, onSettled }}
          over={data}
          start={valuesOf(mergedWith(data, proposal.order), notary.timezone)}
        />
      ) : (
        <ShowButtons onShow={onShow} onSettled={onSettled} />
      )}
    </>
  );
}

function ProposalForm({
  proposal,
  start,
  over,
  isStored,
  onSettled,
}: { proposal: Proposal; start: OrderValues; over?: Order; isStored: boolean } & Settle) {
  const save = useSaveOrder();
  const [isAsking, setAsking] = useState(false);
  const { lat, lng, address, source } = proposal.order;
  return (
    <>
      <OrderForm
        start={start}
        unsure={proposal.unsure}
        isStartUnsaved={!isStored}
        saveLabel={over ? `Change order ${nameOf(over)}` : 'Add order'}
        cancelLabel="Discard"
        onSave={async (values) => {
          const order = await save(values, {
            over,
            source,
            place: { address: address ?? null, lat: lat ?? null, lng: lng ?? null },
          });
          if (order) onSettled(order);
          return order !== undefined;
        }}
        onCancel={() => setAsking(true)}
      />
      {isAsking && <DiscardQuestion onSettled={onSettled} onClose={() => setAsking(false)} />}
    </>
  );
}

function Discard({ onSettled }: Settle) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Discard</Button>
      {isAsking && <DiscardQuestion onSettled={onSettled} onClose={() => setAsking(false)} />}
    </>
  );
}

function DiscardQuestion({ onSettled, onClose }: Settle & { onClose: () => void }) {
  return (
    <ConfirmDialog
      title="Discard this proposal?"
      confirmLabel="Discard"
      keepLabel="Keep it"
      busyLabel="Discarding…"
      busy={false}
      onConfirm={() => onSettled()}
      onCancel={onClose}
    >
      <p>What was read from the message is removed. The message itself and your orders stay as they are.</p>
    </ConfirmDialog>
  );
}

import { Link } from 'react-router';
import { Icon } from '#web/components/icon.tsx';
import { shownAmount } from '#web/lib/amounts.ts';
import { inPlace } from '#web/lib/in-place.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { useClientNames } from '../use-clients.ts';
import { DeleteOrder } from './delete-order.tsx';
import { OrderActions } from './order-actions.tsx';
import { MissingParts, StatusBadge } from './order-badges.tsx';
import { OrderEntries } from './order-entries.tsx';
import { shownLocal } from './order-time.ts';
import type { Order } from './order-types.ts';
import { lineWords } from './order-words.ts';

const mapOf = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
const dial = (phone: string) => `tel:${phone.replace(/[^\d+*#,;]/g, '')}`;

/** An order as it is, and what can be done with it. */
export function OrderDetails({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  return (
    <>
      <OrderActions order={order} onChange={onChange} />
      <Facts order={order} />
      {order.lines.length > 0 && <Lines order={order} />}
      {order.instructions && (
        <section className="order-block" aria-labelledby="order-instructions">
          <h2 id="order-instructions">Instructions</h2>
          <p className="order-text">{order.instructions}</p>
        </section>
      )}
      <OrderEntries order={order} />
      <DeleteOrder order={order} />
    </>
  );
}

function Facts({ order }: { order: Order }) {
  const notary = useNotary();
  const nameOf = useClientNames();
  const { startsAt, timezone, minutes, address, signers, product, pages, scanbacksDue, orderNumber } = order;
  const client = order.clientId && (nameOf(order.clientId) ?? 'Client');
  return (
    <section className="order-block" aria-label="Appointment">
      <div className="order-marks">
        <StatusBadge status={order.status} />
        <MissingParts order={order} />
      </div>
      <dl className="order-facts">
        <div>
          <dt>When</dt>
          <dd className="tabular">
            {shownLocal(startsAt, timezone, notary)}, {minutes} minutes
          </dd>
        </div>
        {address && (
          <div>
            <dt>Where</dt>
            <dd>
              <a className="order-where" href={mapOf(address)} target="_blank" rel="noreferrer">
                {address} <Icon name="external" size={16} />
                <span className="visually-hidden">(opens a map)</span>
              </a>
            </dd>
          </div>
        )}
        {signers.length > 0 && (
          <div>
            <dt>{signers.length > 1 ? 'Signers' : 'Signer'}</dt>
            <dd>
              <ul className="order-people">
                {inPlace(signers).map(({ place, name, phone, email }) => (
                  <li key={place}>
                    {name} {phone && <a href={dial(phone)}>{phone}</a>}{' '}
                    {email && <a href={`mailto:${email}`}>{email}</a>}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
        {client && order.clientId && (
          <div>
            <dt>Client</dt>
            <dd>
              <Link to={paths.business('clients', { id: order.clientId })}>{client}</Link>
            </dd>
          </div>
        )}
        {[
          ['Order number', orderNumber],
          ['Kind of signing', product],
          ['Pages', pages],
          ['Scanbacks due', scanbacksDue && shownLocal(scanbacksDue, timezone, notary)],
        ].map(
          ([label, text]) =>
            text !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

function Lines({ order }: { order: Order }) {
  return (
    <section className="order-block" aria-labelledby="order-fees">
      <h2 id="order-fees">Fees</h2>
      <table className="order-lines">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Fee</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {inPlace(order.lines).map(({ place, kind, description, amount }) => (
            <tr key={place}>
              <td>
                {lineWords[kind]}
                {description && <span className="muted"> {description}</span>}
              </td>
              <td className="tabular">{shownAmount(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td className="tabular">{shownAmount(order.total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

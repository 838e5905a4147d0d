import { Avatar } from '#web/components/avatar.tsx';
import { CardSlot } from '#web/components/card-field/card-slot.tsx';
import { Emblem } from '#web/components/emblem.tsx';
import { LedgerHead } from '#web/components/entries/ledger-head.tsx';
import { Pagination } from '#web/components/entries/pagination.tsx';
import { SignerName } from '#web/components/entries/signer-name.tsx';
import { Icon } from '#web/components/icon.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { LocationMap } from '#web/components/map/location-map.tsx';
import { EmptyState } from '#web/components/page/empty-state.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Refreshing } from '#web/components/page/refreshing.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { PhotoCapture } from '#web/components/photo-capture/photo-capture.tsx';
import { PlanFeatures } from '#web/components/plans/plan-features.tsx';
import { PlanPrompt } from '#web/components/plans/plan-prompt.tsx';
import { UsageBar } from '#web/features/billing/usage-bar.tsx';
import { StatusBadge } from '#web/features/dashboard/status-badge.tsx';
import { ExpiryBadge } from '#web/features/settings/expiry-badge.tsx';
import { Group } from './group.tsx';
import '#web/components/entries/entry-list.css';

const nothing = () => {};
const dayMs = 86_400_000;
const day = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const signers = [
  { firstName: 'Ada', lastName: 'Byron', oneName: false },
  { firstName: 'Grace', lastName: 'Hopper', oneName: false },
];

export function Badges() {
  return (
    <>
      <Group title="Status, expiry, name, picture">
        <StatusBadge entry={{ status: 'submitted', outcome: 'performed' }} />
        <StatusBadge entry={{ status: 'submitted', outcome: 'refused' }} />
        <StatusBadge entry={{ status: 'draft', outcome: 'performed' }} />
        <ExpiryBadge expirationDate={day(-30)} />
        <ExpiryBadge expirationDate={day(12)} />
        <span>
          <SignerName entry={{ signers }} />
        </span>
        <Avatar name="Nora Notary" picture={undefined} />
      </Group>
      <Group title="The seal">
        <Emblem size={104} />
        <Emblem size={44} />
      </Group>
      <Group title="Marks">
        {(['plus', 'journal', 'draft', 'camera', 'pen', 'scales', 'settings', 'warning'] as const).map(
          (name) => (
            <Icon key={name} name={name} size={24} />
          ),
        )}
      </Group>
    </>
  );
}

export function Ledger() {
  return (
    <section className="ledger">
      <LedgerHead id="gallery-ledger" title="Completed Entries" total={1_234} loading={false} />
      <ul className="cards">
        <li>
          <article className="card" aria-label="Entry 000042">
            <div className="card-head">
              <span className="entry-number tabular">Entry 000042</span>
              <span className="tabular">$15.50</span>
            </div>
            <SignerName entry={{ signers }} />
            <div className="card-facts tabular">
              <span>03/14/2026</span>
              <span>2:04 PM</span>
            </div>
          </article>
        </li>
      </ul>
      <Pagination page={3} pageSize={20} total={1_234} hrefOf={(page) => `/?page=${page}`} />
    </section>
  );
}

export function Usage() {
  return (
    <>
      <Group title="Usage: little, much, all, without a limit">
        <div className="gallery-wide">
          <UsageBar label="Notarizations this month" used={12} limit={60} />
          <UsageBar label="Notarizations this month" used={48} limit={60} />
          <UsageBar label="Drafts" used={5} limit={5} />
          <UsageBar label="Drafts" used={17} limit={-1} />
        </div>
      </Group>
      <Group title="What a plan gives, and what a larger one would">
        <PlanFeatures features={['60 notarizations a month', '5 drafts', 'Search and filters']} />
        <PlanPrompt title="Unlock Search & Filters" text="Find entries by signer, date and location." />
      </Group>
    </>
  );
}

const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><rect width="160" height="90" fill="#e4e0d6"/><path d="M20 60C45 20 60 80 85 42s38 6 55-8" fill="none" stroke="#16213a" stroke-width="3"/></svg>',
)}`;

export function Photo() {
  const common = { hint: 'The line that the signer signed', altText: 'Captured signature' };
  return (
    <div className="gallery-columns">
      <PhotoCapture {...common} id="p1" label="Nothing yet" value="" onCapture={nothing} onClear={nothing} />
      <PhotoCapture
        {...common}
        id="p2"
        label="Captured"
        value={photo}
        onCapture={nothing}
        onClear={nothing}
      />
      <PhotoCapture
        {...common}
        id="p3"
        label="Missing"
        value=""
        error="Journal Signature Photo is required"
        onCapture={nothing}
        onClear={nothing}
      />
    </div>
  );
}

export function Place() {
  return <LocationMap point={{ lat: 39.7392, lng: -104.9903 }} onPick={nothing} />;
}

export function Waiting() {
  return (
    <>
      <Group title="Content on its way">
        <div className="gallery-wide ledger">
          <Skeleton label="Loading entries..." lines={3} />
        </div>
      </Group>
      <Group title="A list that is read again, a card field on its way">
        <Refreshing />
        <CardSlot source={{ card: undefined, failed: false, retry: nothing, whenOpen: noCard }} />
      </Group>
    </>
  );
}

const noCard = async () => undefined;

export function Empty() {
  return (
    <div className="gallery-columns">
      <div className="ledger">
        <EmptyState title="No Draft Entries" hint="Start a new entry and save it as a draft">
          <LinkButton to="/" primary>
            New Entry
          </LinkButton>
        </EmptyState>
      </div>
      <div className="ledger">
        <LoadFailure
          text="Failed to load draft entries"
          detail="Check your internet connection and try again."
          onRetry={nothing}
        />
      </div>
    </div>
  );
}

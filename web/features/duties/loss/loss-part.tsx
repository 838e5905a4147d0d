import { Button } from '@aws-amplify/ui-react';
import { dayIn } from '#shared/rules/dates.ts';
import { lossNotices } from '#shared/rules/duties/loss-notices.ts';
import type { MatterOf } from '#shared/schemas/matter.ts';
import { useNotary } from '#web/lib/session/session.ts';
import type { MatterPartProps } from '../matter-part.ts';
import { useMatterStep } from '../use-matter-step.ts';
import { OfficeNotice } from './office-notice.tsx';
import { SecureDevices } from './secure-devices.tsx';

type Props = MatterPartProps<MatterOf<'loss'>>;

/** The tasks after a loss: the account made safe, the police, and a notice to each office. */
export function LossPart(props: Props) {
  const { matter } = props;
  const notices = lossNotices(matter.facts);
  const { thing } = matter.facts;
  return (
    <>
      {matter.closedAt === null && (thing === 'device' || thing === 'account') && (
        <SecureDevices isBreach={thing === 'account'} />
      )}
      {notices.some(({ tellPolice }) => tellPolice) && <TellPolice {...props} />}
      {notices.map((notice) => (
        <OfficeNotice key={notice.state} notice={notice} {...props} />
      ))}
    </>
  );
}

function TellPolice({ matter, onChange, onStale }: Props) {
  const today = dayIn(useNotary().timezone, new Date());
  const { run, busy } = useMatterStep(matter, { onChange, onStale });
  const told = matter.steps.some(({ kind }) => kind === 'police_told');
  return (
    <section className="matter-block" aria-labelledby="loss-police">
      <h2 id="loss-police">The police</h2>
      <p>
        {told
          ? 'You notified the police.'
          : 'After a theft, notify the police first, and get a copy of the report or its number. Offices ask for it.'}
      </p>
      {!told && matter.closedAt === null && (
        <div className="duty-buttons">
          <Button
            isLoading={busy}
            loadingText="Saving…"
            onClick={() => void run({ kind: 'police_told', note: '', sentOn: today })}
          >
            I notified the police
          </Button>
        </div>
      )}
    </section>
  );
}

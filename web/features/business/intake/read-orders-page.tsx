import { useEffect, useState } from 'react';
import { BackLink } from '#web/components/page/back-link.tsx';
import { useViewHelp } from '#web/components/page/view-help.tsx';
import { useViewTitle } from '#web/components/page/view-title.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { detailOf, isSessionEnd } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { takeHandedFile } from '#web/lib/navigation/handed-file.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import type { Proposal } from '../orders/order-types.ts';
import { MailProposals } from './mail-proposals.tsx';
import { type OrderSource, sourceOfFile, sourceOfText } from './order-source.ts';
import { ProposalList } from './proposal-list.tsx';
import { SourceInput } from './source-input.tsx';
import './intake.css';

type Found = { key: number; proposals: Proposal[]; content: string };

/** Reads orders from a pasted text or a file, and shows what forwarded emails proposed. Nothing is saved before the notary approves it. */
export function ReadOrdersPage() {
  useViewHelp('order-sources');
  useViewTitle('Orders from messages', 'Check what was read, then add it');
  const [found, setFound] = useState<Found>();
  const [problem, setProblem] = useState<string>();
  const { run, busy } = useAction(async (reading: Promise<OrderSource | { problem: string }>) => {
    setProblem(undefined);
    const source = await reading;
    if ('problem' in source) {
      setProblem(source.problem);
      return;
    }
    try {
      const { proposals } = await api('read-orders', { body: source });
      setFound({ key: Date.now(), proposals, content: source.content });
    } catch (error) {
      if (!isSessionEnd(error)) setProblem(detailOf(error, 'The message could not be read. Try again.'));
    }
  });
  useEffect(() => {
    const handed = takeHandedFile();
    if (handed) void run(sourceOfFile(handed));
  }, [run]);
  return (
    <>
      <BackLink to={paths.business()}>All orders</BackLink>
      <SourceInput
        busy={busy}
        readText={found?.content ?? ''}
        problem={problem}
        onText={(text) => void run(Promise.resolve(sourceOfText(text)))}
        onFile={(file) => void run(sourceOfFile(file))}
      />
      {found && <ProposalList key={found.key} proposals={found.proposals} />}
      <MailProposals />
    </>
  );
}

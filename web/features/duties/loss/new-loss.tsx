import { limits } from '#shared/data/limits.ts';
import { states } from '#shared/data/states.ts';
import { eventsOf, lossEventWords, lostThingWords } from '#shared/rules/duties/loss-words.ts';
import { lostThings } from '#shared/schemas/duties/loss-matter.ts';
import { LinkButton } from '#web/components/link-button.tsx';
import { EmptyState } from '#web/components/page/empty-state.tsx';
import { useViewTitle } from '#web/components/page/view-title.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { useToday } from '#web/lib/use-today.ts';
import { NewDuty } from '../forms/new-duty.tsx';
import { askedLoss, commissionsToTell, type LossValues, noLoss } from './loss-form.ts';

const heading = { title: 'Loss or theft', subtitle: 'Record what happened, and see who to notify' };

/** Picks words of a table in the order of the codes. */
const wordsOf = <C extends string>(codes: readonly C[], words: Record<C, string>) =>
  Object.fromEntries(codes.map((code) => [code, words[code]]));

/** Records what was lost, when, and how. The matter then says who to notify and by when. */
export function NewLoss() {
  useViewTitle(heading.title, heading.subtitle);
  const commissions = commissionsToTell(useNotary());
  const today = useToday();
  if (commissions.length === 0) {
    return (
      <EmptyState
        title="In which state are you a notary?"
        hint="Add your commission first. The law of its state says who you must notify."
      >
        <LinkButton to={paths.settingsCard('notary-commissions')} primary>
          Add a commission
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <NewDuty<LossValues>
      {...heading}
      start={{ ...noLoss, foundOn: today }}
      saveLabel="See who to notify"
      asked={(values) => askedLoss(values, commissions)}
      sections={({ thing }, form) => [
        {
          id: 'loss-what',
          title: 'What happened',
          fields: [
            {
              name: 'thing',
              label: 'What is missing or compromised?',
              options: wordsOf(lostThings, lostThingWords),
              onChange: (chosen) => form.setValue('event', eventsOf(chosen as LossValues['thing'])[0]),
            },
            {
              name: 'event',
              label: 'What happened to it?',
              options: wordsOf(eventsOf(thing), lossEventWords),
            },
            {
              name: 'foundOn',
              label: 'When did you find out?',
              kind: 'past-date',
              required: 'Enter the day on which you found out. The deadlines begin with it.',
            },
            {
              name: 'happenedOn',
              label: 'When did it happen?',
              hint: 'Leave blank if you don’t know.',
              kind: 'past-date',
            },
            {
              name: 'circumstances',
              label: 'How did it happen?',
              hint: 'One or two sentences. They become part of your letters.',
              rows: 3,
              maxLength: limits.matterNoteLength,
            },
            {
              name: 'policeReport',
              label: 'Police report number',
              hint: 'You can report to the police later, and add the number as a note.',
              maxLength: limits.noteLength,
            },
          ],
        },
        thing !== 'seal' && {
          id: 'loss-entries',
          title: 'Which entries are affected',
          fields: [
            { name: 'entriesFrom', label: 'First entry', kind: 'past-date' },
            {
              name: 'entriesTo',
              label: 'Last entry',
              kind: 'past-date',
              validate: (day, { entriesFrom }) =>
                !day || !entriesFrom || day >= entriesFrom || 'Enter a day after the first entry.',
            },
          ],
        },
        {
          id: 'loss-commissions',
          title: 'Your commissions',
          content: (
            <>
              <p>We look at the law of each state in which you are a notary:</p>
              <ul>
                {commissions.map(({ state, commissionNumber }) => (
                  <li key={state}>
                    {[states[state].name, commissionNumber].filter(Boolean).join(', commission ')}
                  </li>
                ))}
              </ul>
            </>
          ),
        },
      ]}
    />
  );
}

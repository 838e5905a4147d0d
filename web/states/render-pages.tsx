import { stateCodes } from '#shared/data/states.ts';
import { stateRequirements } from '#shared/rules/law/state-requirements.ts';
import { statePagePath, statesPath } from '#shared/state-pages.ts';
import { productName } from '#web/app/product.ts';
import { IndexPage } from './index-page.tsx';
import { PageHead } from './page-head.tsx';
import { questionsOf } from './questions.ts';
import { type RenderedPage, rendered } from './rendered-page.tsx';
import { StatePage } from './state-page.tsx';

/** Renders the page of every state, and the list of all states first. */
export function renderStatePages(): RenderedPage[] {
  const states = stateCodes
    .map((stateCode) => stateRequirements({ stateCode, documentType: undefined }))
    .sort((one, other) => one.stateName.localeCompare(other.stateName, 'en-US'));
  const list = rendered(
    statesPath,
    <PageHead
      title={`Notary Journal Requirements by State · ${productName}`}
      description="What each of the 50 states requires of a notary's journal: required fields, retention, fees, copies, and lost journals, with sources."
      path={statesPath}
    />,
    <IndexPage states={states} />,
  );
  const pages = states.map((requirements) => {
    const { stateName } = requirements;
    const path = statePagePath(stateName);
    const head = (
      <PageHead
        title={`${stateName} Notary Journal Requirements · ${productName}`}
        description={`What ${stateName} law requires of a notary's journal: required fields, retention, fees, copies, and lost journals, with sources.`}
        path={path}
        questions={questionsOf(requirements)}
      />
    );
    return rendered(path, head, <StatePage requirements={requirements} />);
  });
  return [list, ...pages];
}

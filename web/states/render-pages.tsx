import { stateCodes, states } from '#shared/data/states.ts';
import { stateRequirements } from '#shared/rules/law/state-requirements.ts';
import { standardsPath, statePagePath, statesPath } from '#shared/state-pages.ts';
import { productName } from '#web/app/product.ts';
import { IndexPage } from './index-page.tsx';
import { PageHead } from './page-head.tsx';
import { questionsOf } from './questions.ts';
import { type RenderedPage, rendered } from './rendered-page.tsx';
import { StandardsPage } from './standards-page.tsx';
import { StatePage } from './state-page.tsx';

/** Renders the two lists of all states, and the page of every state. */
export function renderStatePages(): RenderedPage[] {
  const codes = stateCodes.toSorted((one, other) =>
    states[one].name.localeCompare(states[other].name, 'en-US'),
  );
  const guides = codes.map((stateCode) => ({
    stateCode,
    guide: stateRequirements({ stateCode, documentType: undefined }),
  }));
  const list = rendered(
    statesPath,
    <PageHead
      title={`Notary Journal Requirements by State · ${productName}`}
      description="What each of the 50 states requires of a notary’s journal: required fields, retention, fees, copies, and lost journals, with sources."
      path={statesPath}
    />,
    <IndexPage states={guides.map(({ guide }) => guide)} />,
  );
  const standards = rendered(
    standardsPath,
    <PageHead
      title={`How This Journal Satisfies the Law of Each State · ${productName}`}
      description="What each of the 50 states requires of an electronic notary journal, how this journal meets it, and the tests that show it."
      path={standardsPath}
    />,
    <StandardsPage stateCodes={codes} />,
  );
  const pages = guides.map(({ stateCode, guide }) => {
    const { stateName } = guide;
    const path = statePagePath(stateName);
    const head = (
      <PageHead
        title={`${stateName} Notary Journal Requirements · ${productName}`}
        description={`What ${stateName} law requires of a notary’s journal: required fields, retention, fees, copies, and lost journals, with sources.`}
        path={path}
        questions={questionsOf(guide)}
      />
    );
    return rendered(path, head, <StatePage guide={guide} stateCode={stateCode} />);
  });
  return [list, standards, ...pages];
}

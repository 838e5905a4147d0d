import { Loader } from '@aws-amplify/ui-react';

/** A small turning mark while a list is read anew. */
export function Refreshing() {
  return <Loader size="small" role="presentation" aria-hidden="true" />;
}

import { type ComponentType, lazy } from 'react';

/** The pages of the duties by their names in the address. */
export const dutyPages: Readonly<Record<string, ComponentType>> = {
  'copy-request': lazy(async () => ({
    default: (await import('./copies/new-copy-request.tsx')).NewCopyRequest,
  })),
  loss: lazy(async () => ({ default: (await import('./loss/new-loss.tsx')).NewLoss })),
  'hand-over': lazy(async () => ({ default: (await import('./hand-over/new-hand-over.tsx')).NewHandOver })),
  'front-page': lazy(async () => ({
    default: (await import('./front-page/front-page.tsx')).FrontPage,
  })),
  'official-request': lazy(async () => ({
    default: (await import('./officials/new-official-request.tsx')).NewOfficialRequest,
  })),
  inspections: lazy(async () => ({
    default: (await import('./officials/inspections-page.tsx')).InspectionsPage,
  })),
  journals: lazy(async () => ({ default: (await import('./journals/journals-page.tsx')).JournalsPage })),
  retention: lazy(async () => ({
    default: (await import('./retention/retention-page.tsx')).RetentionPage,
  })),
};

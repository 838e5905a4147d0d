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
};

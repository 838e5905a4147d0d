import {
  forgotPassword,
  getProfile,
  login,
  logout,
  refreshSession,
  register,
  resetPassword,
} from './auth.ts';
import { createDraft, updateDraft } from './drafts.ts';
import { deleteDraft, exportEntryPdf, getDashboard, listEntries, submitEntry } from './entries.ts';
import { reverseGeocode } from './location.ts';
import type { RouteId } from './routes.ts';
import type { RouteContract } from './schemas.ts';
import { getEntry } from './whole-entry.ts';

/** The schemas of every route, by id. */
export const contract = {
  register,
  login,
  'forgot-password': forgotPassword,
  'reset-password': resetPassword,
  'refresh-session': refreshSession,
  logout,
  'get-profile': getProfile,
  'get-dashboard': getDashboard,
  'list-entries': listEntries,
  'get-entry': getEntry,
  'create-draft': createDraft,
  'update-draft': updateDraft,
  'submit-entry': submitEntry,
  'delete-draft': deleteDraft,
  'export-entry-pdf': exportEntryPdf,
  'reverse-geocode': reverseGeocode,
} as const satisfies { [Id in RouteId]: RouteContract & { id: Id } };

export type Contract = typeof contract;

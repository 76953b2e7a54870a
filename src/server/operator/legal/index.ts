export type { OperatorLegalDeps } from './deps.ts';
export { getLegalVersion } from './get-legal-version.ts';
export { listLegalDrafts } from './list-legal-drafts.ts';
export { listLegalVersions } from './list-legal-versions.ts';
export { publishLegalVersion } from './publish-legal-version.ts';
export { saveLegalDraft } from './save-legal-draft.ts';

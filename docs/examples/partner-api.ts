// Stands in for the file that you generate:
// npx openapi-typescript https://store.example/api/specifications/partner.yaml --output partner-api.ts
export type { components, paths } from '#contract/partner/published.ts';

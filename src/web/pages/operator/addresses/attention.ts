import { paths } from '#web/paths.ts';

export const attentionPath = 'attention';
export const attentionHref = `${paths.operator()}/${attentionPath}`;

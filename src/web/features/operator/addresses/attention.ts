import { paths } from '#web/navigation/paths.ts';

export const attentionPath = 'attention';
export const attentionHref = `${paths.operator()}/${attentionPath}`;

import { paths } from '#web/navigation/paths.ts';

export const paymentsPath = 'payments';
export const paymentPath = 'payments/:id';

export const paymentsHref = `${paths.operator()}/${paymentsPath}`;
export const paymentHref = (id: string): string => `${paymentsHref}/${encodeURIComponent(id)}`;

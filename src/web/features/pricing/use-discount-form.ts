import { useGetAccount } from '#web/api/storefront/account/account.ts';
import { requestFormHref } from '#web/configuration/request-form.ts';
import { paths } from '#web/navigation/paths.ts';
import { useSession } from '#web/session/session-context.ts';

/** The form to apply for a discount, prefilled with the reseller's data (PRI-007). */
export const useDiscountForm = (discountRate: number | undefined): { applyHref: string; isExternal: boolean } => {
  const session = useSession();
  const { data: account } = useGetAccount();
  const email = account?.email ?? session.email;
  const form = requestFormHref('discount', {
    ...(email !== undefined && { email }),
    ...(account?.firstName !== undefined && { firstName: account.firstName }),
    ...(discountRate !== undefined && { discountRate: String(discountRate) }),
    ...(account?.pricingGroup !== undefined && { pricingGroup: account.pricingGroup }),
  });
  return { applyHref: form ?? paths.requestForm('discount'), isExternal: form !== undefined };
};

import { useGetAccount } from '#web/api/storefront/account/account.ts';
import { requestFormHref } from '#web/configuration/request-form.ts';
import { paths } from '#web/navigation/paths.ts';
import { useSession } from '#web/session/session-context.ts';
import { REQUEST_TYPES, type RequestedChannel } from './channels.ts';

/** Where a channel is asked for: the form with what is known of the reseller, else the page that stands in (STO-047). */
export const useRequestLink = (): ((channel: RequestedChannel) => { href: string; isExternal: boolean }) => {
  const session = useSession();
  const { data: account } = useGetAccount();
  const email = account?.email ?? session.email;
  return (channel) => {
    const form = requestFormHref('channel', {
      ...(email !== undefined && { email }),
      type: REQUEST_TYPES[channel],
    });
    return { href: form ?? paths.requestForm('channel'), isExternal: form !== undefined };
  };
};

import { useLocation } from 'react-router-dom';
import { topUpReturn, topUpValue } from '#web/browser-storage/top-up.ts';
import { paths } from './paths.ts';

/** A link to the top-up, for a page that lacks credit. */
type TopUpWay = { href: string; onPress: () => void };

/**
 * Leads to the top-up, which begins with what is missing in the credit's currency, if anything is, and back to this page
 * when it is paid.
 */
export const useTopUp = (): ((missing: number) => TopUpWay) => {
  const { pathname, search } = useLocation();
  return (missing) => ({
    href: paths.credits(),
    onPress: () => {
      topUpReturn.write(pathname + search);
      topUpValue.write(Math.ceil(missing));
    },
  });
};

import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangeAuthType } from '#contract/storefront/model/exchangeAuthType.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { useStartExchangeSignIn, useSubmitExchangeSignIn } from '#web/api/storefront/exchange/exchange.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { ExchangeCodeModal } from './components/ExchangeCodeModal.tsx';
import { ExchangePhoneModal } from './components/ExchangePhoneModal.tsx';
import { configuration } from '#web/configuration/configuration.ts';
import { useFocusReturn } from '#web/ui/overlays/Modal.tsx';
import { useToast } from '#web/ui/overlays/use-toast.ts';

type ExchangeSignInProps = {
  /** Told of the token that pays once. */
  onSignedIn: (token: string) => void;
  /** Called when the dialogs are left: nothing is paid. */
  onClose: () => void;
};

const BAD_REQUEST = 400;

/** Signs in at the exchange: phone number, then what its account asks for (PKG-049). */
export const ExchangeSignIn = ({ onSignedIn, onClose }: ExchangeSignInProps): ReactElement => {
  const { t } = useTranslation('checkout');
  const toast = useToast();
  const problemText = useProblemText();
  // ERR-038
  const sayFailure = (error: ApiError): void => toast.error(problemText(error));
  const [phone, setPhone] = useState('');
  const [authType, setAuthType] = useState<ExchangeAuthType>();
  const start = useStartExchangeSignIn({ mutation: { onError: sayFailure } });
  const submit = useSubmitExchangeSignIn({
    mutation: { onSuccess: ({ token }) => onSignedIn(token), onError: sayFailure },
  });
  useFocusReturn();
  const begin = async (username: string): Promise<void> => {
    setPhone(username);
    const started = await start.mutateAsync({ data: { username } });
    submit.reset();
    setAuthType(started.authType);
  };
  const resend = async (): Promise<void> => {
    try {
      await begin(phone);
      toast.success(t('balance.resent'));
    } catch {
      // Said in a toast already.
    }
  };
  const registrationHref = configuration.exchangeRegistrationUrl;
  if (authType === undefined) {
    return (
      <ExchangePhoneModal
        phone={phone}
        onStart={begin}
        onClose={onClose}
        isStarting={start.isPending}
        registrationHref={registrationHref}
      />
    );
  }
  return (
    <ExchangeCodeModal
      authType={authType}
      phone={phone}
      onSubmit={(typed) => submit.mutateAsync({ data: typed })}
      onResend={() => void resend()}
      onBack={() => setAuthType(undefined)}
      onClose={onClose}
      isSubmitting={submit.isPending}
      isResending={start.isPending}
      refusal={submit.error?.status === BAD_REQUEST ? problemText(submit.error) : undefined}
      registrationHref={registrationHref}
    />
  );
};

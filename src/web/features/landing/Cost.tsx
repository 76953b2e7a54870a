import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PriceLabel } from '#web/components/packages/PriceLabel.tsx';
import { useSession } from '#web/session/session-context.ts';
import { paths } from '#web/navigation/paths.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ArrowRightIcon, CheckIcon } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './Cost.module.css';
import { Section } from './Section.tsx';
import { Failure, useAttempt } from './Failure.tsx';
import { shownSale } from './shown-packages.ts';

const terms = ['contract', 'credit', 'unsold', 'stock'] as const;
const amounts = ['retailPrice', 'purchasePrice', 'margin'] as const;

/** The price of one package, to the cent. */
const Example = (): ReactElement => {
  const { t } = useTranslation('landing');
  return (
    <Card title={t('packages.europe')} level={3} subtitle={t('cost.example')}>
      <dl>
        {amounts.map((key) => (
          <div key={key} className={styles.amount}>
            <dt>{t(`cost.${key}`)}</dt>
            <dd>
              <PriceLabel price={{ priceValue: shownSale[key], currencyCode: 'USD' }} isStrong />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};

export const Cost = (): ReactElement => {
  const { t } = useTranslation('landing');
  const { signIn } = useSession();
  const [, attempt, isFailed] = useAttempt();
  const onLogin = (wanted: string): void => attempt(() => signIn(wanted));
  return (
    <Section title={t('cost.title')} lead={t('cost.lead')} isRaised>
      <div className={styles.cost}>
        <div>
          <ul className={styles.terms}>
            {terms.map((key) => (
              <li key={key} className={styles.term}>
                <Icon of={CheckIcon} className={styles.check} />
                {t(`cost.${key}`)}
              </li>
            ))}
          </ul>
          <div className={styles.action}>
            <Button variant="quiet" icon={ArrowRightIcon} iconAt="end" onPress={() => onLogin(paths.dataPackages())}>
              {t('cost.browse')}
            </Button>
            <Failure isFailed={isFailed} />
          </div>
        </div>
        <Example />
      </div>
    </Section>
  );
};

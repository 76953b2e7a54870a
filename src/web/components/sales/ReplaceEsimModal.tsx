import { type ReactElement, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import type { CustomerDetails } from '#contract/storefront/model/customerDetails.ts';
import type { Esim } from '#contract/storefront/model/esim.ts';
import type { EsimReplacement } from '#contract/storefront/model/esimReplacement.ts';
import type { ReplaceEsimRequest } from '#contract/storefront/model/replaceEsimRequest.ts';
import type { SoldItem } from '#contract/storefront/model/soldItem.ts';
import { ReplacementReason } from '#contract/storefront/zod/schemas/replacementReason.zod.ts';
import { replaceEsimRequestNoteMax } from '#contract/storefront/constants.ts';
import { esimOfInstance } from '#domain/esim.ts';
import {
  packagesLeft,
  replacementChoices,
  type ReplacementRefusal,
  replacementRefusal,
} from '#domain/esim-replacement.ts';
import { PROFILE_LINK_SHOWN_MAX, QR_SIZE_PX } from '#domain/limits.ts';
import { packageOfSale, refundRefusal } from '#domain/sold-item.ts';
import { FormModal } from '#web/components/form/FormModal.tsx';
import { RadioField } from '#web/components/form/RadioField.tsx';
import { TextAreaField } from '#web/components/form/TextAreaField.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { usePackageTexts } from '#web/components/packages/use-package-texts.ts';
import { ShareLink } from '#web/components/share/ShareLink.tsx';
import { useFormat } from '#web/i18n/use-format.ts';
import { usePackageName } from '#web/i18n/use-package-name.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { CopyField } from '#web/ui/data/CopyField.tsx';
import { Unbroken } from '#web/ui/Unbroken.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { Modal, useFocusReturn } from '#web/ui/overlays/Modal.tsx';
import { MailedLink, type MailedLinkProps } from './MailedLink.tsx';
import styles from './ReplaceEsimModal.module.css';

type ReplaceEsimModalProps = {
  /** The customer with all eSIMs and packages; undefined until they are read. */
  details: CustomerDetails | undefined;
  /** The eSIM to begin with, by its number; the first that can be replaced unless given. */
  iccid?: string | undefined;
  /** When the customer was read. */
  now: Date;
  /** Where a package is sold with a new eSIM instead. */
  newEsimHref: string;
  /** The new eSIM, once there is one. */
  result: EsimReplacement | undefined;
  /** The message from the store with its link; left out until it is known what became of it. */
  mail?: Omit<MailedLinkProps, 'email'> | undefined;
  /** Called with an eSIM that was replaced before, to show the one that took its place. */
  onShowNew: (replaced: EsimReplacement) => void;
  /** Called with the eSIM and the reason. */
  onSubmit: (iccid: string, reason: ReplaceEsimRequest) => unknown;
  /** The call is under way. */
  isPending?: boolean;
  /** Why the last try failed. */
  failure?: string | undefined;
  /** Called when it is left, before or after. */
  onClose: () => void;
  /** Called after the link was copied. */
  onCopied?: (() => void) | undefined;
};

type WaysProps = {
  sales: readonly SoldItem[];
  now: Date;
  refusal: ReplacementRefusal;
  /** The refusal in words. */
  reason: string;
  href: string;
};

/** Why an eSIM cannot be replaced, what helps instead, and what that costs. */
const OtherWay = ({ sales, now, refusal, reason, href }: WaysProps): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  const { money } = useFormat();
  const nameOf = usePackageName();
  const wayOf = (sale: SoldItem): string =>
    t(refundRefusal(sale, now) === undefined ? 'replace.refundFirst' : 'replace.sellAnew', {
      name: nameOf(packageOfSale(sale)),
      price: money(sale.purchasePrice.priceValue, sale.purchasePrice.currencyCode),
    });
  return (
    <Banner
      tone="warning"
      action={
        <Link href={href} variant="secondary" size="small">
          {t('newEsim.action')}
        </Link>
      }
    >
      {[reason, ...(refusal === 'supplier' ? sales.map(wayOf) : [])].join(' ')}
    </Banner>
  );
};

/** Somebody else replaced it, in another tab or on another device: the way to the eSIM that the customer has now. */
const ReplacedBefore = ({ iccid, onShow }: { iccid: string; onShow: () => void }): ReactElement => {
  const { t } = useTranslation('pointOfSale');
  return (
    <Banner
      action={
        <Button size="small" onPress={onShow}>
          {t('replace.showNew')}
        </Button>
      }
    >
      {t('replace.replacedBy', { iccid })}
    </Banner>
  );
};

/** What the new eSIM goes on with. */
const Left = ({ sales }: { sales: readonly SoldItem[] }): ReactElement => {
  const { t } = useTranslation(['pointOfSale', 'common']);
  const { dateTime } = useFormat();
  const texts = usePackageTexts();
  const nameOf = usePackageName();
  const lineOf = (sale: SoldItem): string => {
    const { packageType, availableBalance, expiresAt } = sale.balance;
    const left = packageType === 'unlimited' ? t('common:unlimited') : texts.size(availableBalance);
    const line = { name: nameOf(packageOfSale(sale)), left };
    return expiresAt === undefined
      ? t('pointOfSale:replace.left', line)
      : t('pointOfSale:replace.leftUntil', { ...line, end: dateTime(expiresAt) });
  };
  return (
    <div>
      <p>{t('pointOfSale:replace.keeps')}</p>
      <ul className={styles.packages}>
        {sales.map((sale) => (
          <li key={sale.uid}>
            <Unbroken text={lineOf(sale)} />
          </li>
        ))}
      </ul>
    </div>
  );
};

const schema = zod.strictObject({
  iccid: zod.string(),
  // None is chosen beforehand: with the wrong one, the links on a stolen phone would go on.
  reason: zod.pipe(
    zod.string(),
    zod.transform((chosen: string, { issues }) => {
      const reason = ReplacementReason.options.find((option) => option === chosen);
      if (reason !== undefined) return reason;
      issues.push({ code: 'custom', message: 'required', input: chosen });
      return zod.NEVER;
    }),
  ),
  note: zod.string().check(zod.maxLength(replaceEsimRequestNoteMax)),
});

type QuestionProps = Omit<ReplaceEsimModalProps, 'onSubmit'> & {
  details: CustomerDetails;
  esims: readonly Esim[];
  /** Called with the eSIM, the reason, and the names of the packages that go on. */
  onSubmit: (iccid: string, reason: ReplaceEsimRequest, names: string) => unknown;
};

/** The eSIM that took the place of one, where it was replaced before. */
const replacementOf = (iccid: string, { relatedEsims, customer }: CustomerDetails): EsimReplacement | undefined => {
  const old = relatedEsims.find((esim) => esim.iccid === iccid && esim.withdrawal === 'REPLACED');
  const esimProfile = old && esimOfInstance(old, relatedEsims);
  return esimProfile && { replacedIccid: iccid, esimProfile, customer };
};

const Question = (props: QuestionProps): ReactElement => {
  const { details, esims, iccid, now, newEsimHref, onSubmit, isPending = false, failure, onClose, onShowNew } = props;
  const { t } = useTranslation('pointOfSale');
  const { activatedItems: sales } = details;
  const refusalOf = (esim: Esim): ReplacementRefusal | undefined => replacementRefusal(esim, sales, now);
  const choices = replacementChoices(esims, sales, now);
  const asked = esims.find((esim) => esim.iccid === iccid);
  const first = asked ?? choices.find((esim) => !refusalOf(esim)) ?? choices[0] ?? esims[0];
  const form = useForm({
    schema,
    defaultValues: { iccid: first?.iccid ?? '', reason: '', note: '' },
  });
  const chosen = useWatch({ control: form.control, name: 'iccid' });
  const why = useWatch({ control: form.control, name: 'reason' });
  const esim = esims.find((one) => one.iccid === chosen);
  const replaced = replacementOf(chosen, details);
  const refusal = esim ? refusalOf(esim) : 'replaced';
  const isNoneLeft = choices.length === 0 && esims.length > 1;
  const reason = refusal && (isNoneLeft ? t('replace.noneLeft') : t(`replace.refusals.${refusal}`));
  const left = esim ? packagesLeft(esim, sales, now) : [];
  const nameOf = usePackageName();
  const namesOf = (kept: readonly SoldItem[]): string => kept.map((sale) => nameOf(packageOfSale(sale))).join(', ');
  const descriptionOf = (one: Esim): string => {
    const refused = refusalOf(one);
    return refused === undefined ? namesOf(packagesLeft(one, sales, now)) : t(`replace.refusals.${refused}`);
  };
  return (
    <FormModal
      form={form}
      onSubmit={({ iccid: number, reason, note }) =>
        onSubmit(number, { reason, ...(note.trim() !== '' && { note: note.trim() }) }, namesOf(left))
      }
      isPending={isPending}
      onClose={onClose}
      title={t('replace.title')}
      submitLabel={t('replace.action')}
      disabledReason={reason ?? (why === '' ? t('replace.reasonMissing') : undefined)}
      failure={replaced ? undefined : failure}
      className={styles.content}
    >
      {choices.length > 1 || (choices.length === 1 && choices[0]?.iccid !== chosen) ? (
        <RadioField
          control={form.control}
          name="iccid"
          label={t('replace.which')}
          appearance="card"
          options={choices.map((one) => ({ value: one.iccid, label: one.iccid, description: descriptionOf(one) }))}
        />
      ) : (
        !isNoneLeft && <p>{chosen}</p>
      )}
      {replaced && <ReplacedBefore iccid={replaced.esimProfile.iccid} onShow={() => onShowNew(replaced)} />}
      {refusal === undefined || reason === undefined ? (
        <>
          <Left sales={left} />
          <p>{t('replace.text')}</p>
          <RadioField
            control={form.control}
            name="reason"
            label={t('replace.reason')}
            options={ReplacementReason.options.map((value) => ({ value, label: t(`replace.reasons.${value}`) }))}
          />
          {why === 'LOST' && <Banner tone="warning">{t('replace.lost')}</Banner>}
          <TextAreaField
            control={form.control}
            name="note"
            label={t('replace.note')}
            description={t('replace.noteHint')}
            rows={2}
          />
        </>
      ) : (
        !replaced && <OtherWay sales={left} now={now} refusal={refusal} reason={reason} href={newEsimHref} />
      )}
    </FormModal>
  );
};

/** Drawn once there is a link. */
const QrCode = lazyComponent(async () => (await import('#web/components/share/QrCode.tsx')).QrCode, {
  fallback: <Skeleton shape="block" width={QR_SIZE_PX} height={QR_SIZE_PX} />,
  isWanted: () => false,
});

const isOnItsWay = (state: MailedLinkProps['state']): boolean => state === 'SENT' || state === 'WAITING';

type DoneProps = Pick<ReplaceEsimModalProps, 'mail' | 'onClose' | 'onCopied'> & {
  result: EsimReplacement;
  /** The packages that it goes on with: what the message with the link is about. */
  names: string;
  /** The phone was lost or stolen: no link from before leads here. */
  isLost: boolean;
};

/** The link to the new eSIM, to scan or to send. */
const Done = ({ result, mail, names, isLost, onClose, onCopied }: DoneProps): ReactElement => {
  const { esimProfile, customer, replacedIccid } = result;
  const { t } = useTranslation(['pointOfSale', 'common']);
  const link = esimProfile.shortInstallationUrl ?? esimProfile.installationUrl;
  // To give the link comes first, where the store can email it and has not.
  const isMailFirst = customer.email !== undefined && mail !== undefined && !isOnItsWay(mail.state);
  return (
    <Modal
      isOpen
      onClose={onClose}
      isLocked
      title={t('pointOfSale:replace.doneTitle')}
      footer={
        <Button variant={isMailFirst ? 'secondary' : 'primary'} onPress={onClose}>
          {t('common:done')}
        </Button>
      }
    >
      <div className={styles.content}>
        <p>{t('pointOfSale:replace.doneText', { iccid: esimProfile.iccid, replaced: replacedIccid })}</p>
        {isLost && <Banner tone="warning">{t('pointOfSale:replace.doneLost')}</Banner>}
        <div className={styles.code}>
          <QrCode value={link} label={t('pointOfSale:success.qr')} />
        </div>
        {customer.email !== undefined && mail && <MailedLink email={customer.email} {...mail} />}
        <ShareLink link={link} title={names || esimProfile.iccid} email={customer.email} onCopied={onCopied} />
        <CopyField
          label={t('pointOfSale:success.installation')}
          value={link}
          truncateAt={PROFILE_LINK_SHOWN_MAX}
          onCopied={onCopied}
        />
      </div>
    </Modal>
  );
};

/**
 * Gives a customer a new eSIM for an old one: which one, why, and what it goes on with; then the link to the new one.
 *
 * Use it where a customer's eSIMs are shown. Mount it while it is open: another time begins anew.
 *
 * Anatomy: the eSIM, or a choice of several; what is left on it; the reason and words about it. Where it cannot be
 * replaced, why, what helps instead, and what that costs. Where somebody else replaced it, the way to the new one.
 * Afterwards the QR code and the ways to give the link, the message from the store first; where the phone was lost, that no other link leads there.
 *
 * Do:
 * - Give all eSIMs of the customer: it leaves out those that were replaced, and those with nothing to go on with.
 *
 * Don't:
 * - Offer it for a customer none of whose eSIMs has anything to go on with.
 *
 * Keyboard: arrows choose, Enter in the words begins a line.
 */
export const ReplaceEsimModal = (props: ReplaceEsimModalProps): ReactElement => {
  const { details, result, mail, failure, onSubmit, onClose, onCopied } = props;
  const { t } = useTranslation('pointOfSale');
  const [sent, setSent] = useState({ isLost: false, names: '' });
  useFocusReturn();
  if (result) return <Done {...sent} result={result} mail={mail} onClose={onClose} onCopied={onCopied} />;
  if (!details) {
    return (
      <Modal isOpen onClose={onClose} title={t('replace.title')}>
        {failure === undefined ? <Skeleton shape="block" height="16rem" /> : <Banner tone="danger">{failure}</Banner>}
      </Modal>
    );
  }
  const esims = details.relatedEsims.filter(({ withdrawal }) => withdrawal !== 'REPLACED');
  const submit = (iccid: string, data: ReplaceEsimRequest, names: string): unknown => {
    setSent({ isLost: data.reason === 'LOST', names });
    return onSubmit(iccid, data);
  };
  return <Question {...props} onSubmit={submit} details={details} esims={esims} />;
};

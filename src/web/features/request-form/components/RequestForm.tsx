import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import * as zod from 'zod/mini';
import type { NewRequest } from '#contract/storefront/model/newRequest.ts';
import type { RequestKind } from '#contract/storefront/model/requestKind.ts';
import { MonthlySales } from '#contract/storefront/zod/schemas/monthlySales.zod.ts';
import { RequestedChannel } from '#contract/storefront/zod/schemas/requestedChannel.zod.ts';
import { RequestMessage } from '#contract/storefront/zod/schemas/requestMessage.zod.ts';
import { readWholeNumber, wholeNumberFault } from '#domain/whole-number.ts';
import { Form } from '#web/components/form/Form.tsx';
import { trimmed, typedNumber } from '#web/components/form/schemas.ts';
import { TextAreaField } from '#web/components/form/TextAreaField.tsx';
import { TextField } from '#web/components/form/TextField.tsx';
import { type FormDraft, useForm } from '#web/components/form/use-form.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import styles from './RequestForm.module.css';

/** The values as they are typed. */
export type RequestValues = { channel: string; monthlySales: string; message: string };

const message = trimmed(RequestMessage);

/** A form has the fields of its kind alone. */
const schemas: Readonly<Record<RequestKind, zod.ZodMiniType<NewRequest, RequestValues>>> = {
  CHANNEL: zod.pipe(
    zod.strictObject({ channel: trimmed(RequestedChannel), monthlySales: zod.string(), message }),
    zod.transform((typed): NewRequest => ({ kind: 'CHANNEL', channel: typed.channel, message: typed.message })),
  ),
  DISCOUNT: zod.pipe(
    zod.strictObject({
      channel: zod.string(),
      monthlySales: zod.pipe(
        zod.pipe(
          zod.string(),
          zod.transform((typed: string) => readWholeNumber(typed)),
        ),
        typedNumber(MonthlySales, wholeNumberFault),
      ),
      message,
    }),
    zod.transform((typed): NewRequest => ({
      kind: 'DISCOUNT',
      monthlySales: typed.monthlySales,
      message: typed.message,
    })),
  ),
};

export type RequestFormProps = {
  /** What is asked for. */
  kind: RequestKind;
  /** The channel that the reseller came for; it can be changed. */
  channel?: string;
  /** Called with a valid request only. Return the promise of the call: what was typed goes once it was sent. */
  onSend: (request: NewRequest) => Promise<unknown>;
  /** The call is under way: the button waits. */
  isSending?: boolean;
  /** Why nothing can be sent now. */
  disabledReason?: string | undefined;
  /** The values of an earlier visit. */
  draft?: FormDraft<RequestValues>;
};

/** Asks the operator for a channel or a discount. */
export const RequestForm = (props: RequestFormProps): ReactElement => {
  const { kind, channel = '', onSend, isSending = false, disabledReason, draft } = props;
  const { t } = useTranslation(['requestForm', 'errors']);
  const defaultValues: RequestValues = { channel, monthlySales: '', message: '' };
  const form = useForm({ schema: schemas[kind], defaultValues, draft });
  const { control } = form;
  const send = async (request: NewRequest): Promise<void> => {
    await onSend(request);
    form.reset(defaultValues);
  };
  return (
    <Card title={t('requestForm:write')} subtitle={t('requestForm:known')}>
      {disabledReason !== undefined && <Banner tone="info">{disabledReason}</Banner>}
      <Form form={form} onSubmit={send} isPending={isSending} className={styles.form}>
        {kind === 'CHANNEL' ? (
          <TextField control={control} name="channel" label={t('requestForm:channel.detail')} />
        ) : (
          <TextField
            control={control}
            name="monthlySales"
            label={t('requestForm:discount.detail')}
            inputMode="numeric"
            faults={{ wholeNumber: t('errors:validation.wholeNumber') }}
            hasNoStop
          />
        )}
        <TextAreaField control={control} name="message" label={t('requestForm:message')} rows={6} />
        <div>
          <Button type="submit" variant="primary" isPending={isSending} disabledReason={disabledReason}>
            {t('requestForm:send')}
          </Button>
        </div>
      </Form>
    </Card>
  );
};

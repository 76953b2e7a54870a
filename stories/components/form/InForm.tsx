import type { ReactElement, ReactNode } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { Form } from '#web/components/form/Form.tsx';
import { type FormOptions, useForm } from '#web/components/form/use-form.ts';
import { Button } from '#web/ui/actions/Button.tsx';

export type InFormProps<Values extends FieldValues, Sent> = {
  onSubmit: (sent: Sent) => unknown;
  children: (control: Control<Values, unknown, Sent>) => ReactNode;
} & FormOptions<Values, Sent>;

/** A form around the field of a story, and a button that submits it. */
export const InForm = <Values extends FieldValues, Sent>(props: InFormProps<Values, Sent>): ReactElement => {
  const { onSubmit, children, ...options } = props;
  const form = useForm(options);
  return (
    <Form form={form} onSubmit={onSubmit}>
      <div style={{ display: 'grid', gap: 'var(--space-16)', maxWidth: '24rem' }}>
        {children(form.control)}
        <Button type="submit" variant="primary">
          Send
        </Button>
      </div>
    </Form>
  );
};

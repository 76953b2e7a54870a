import { toAccountForm } from '#domain/account.ts';
import { UpdateUserRequest } from '#contract/storefront/zod/schemas/updateUserRequest.zod.ts';
import { getGetCurrentUserResponseMock } from '#mocks/generated/storefront/account/account.msw.ts';
import { Form } from '#web/components/form/Form.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { AccountFields } from '#web/features/account/components/AccountFields.tsx';

const Fields = () => {
  const form = useForm({ schema: UpdateUserRequest, defaultValues: toAccountForm(getGetCurrentUserResponseMock()) });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <AccountFields control={form.control} />
    </Form>
  );
};

const meta = preview.meta({
  title: 'Features/Account/Components/AccountFields',
  component: Fields,
  subcomponents: { AccountFields },
});

export const Default = meta.story({ parameters: looks });

import type { ReactElement } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import * as zod from 'zod/mini';
import { isIccid } from '#domain/patterns.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { IccidField } from '#web/components/form/IccidField.tsx';
import { InForm } from './InForm.tsx';

const schema = zod.strictObject({ iccid: zod.string().check(zod.refine(isIccid, 'invalid')) });
const onSubmit = fn();

const meta = preview.meta({
  title: 'Components/Form/IccidField',
  component: IccidField as () => ReactElement,
  beforeEach: () => void onSubmit.mockReset(),
  render: () => (
    <InForm schema={schema} defaultValues={{ iccid: '' }} onSubmit={onSubmit}>
      {(control) => <IccidField control={control} name="iccid" label="ICCID" />}
    </InForm>
  ),
});

/** Pasted as it is printed: in groups, with words before it. */
export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('ICCID');
    await userEvent.click(field);
    await userEvent.paste('ICCID: 8949 0000 0000 0000 014');
    await expect(field).toHaveValue('8949000000000000014');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ iccid: '8949000000000000014' }));
  },
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('ICCID'), '8949');
    await userEvent.tab();
    await expect(await canvas.findByText('Wrong ICCID Format or ICCID not found.')).toBeVisible();
  },
});

/** VAL-129: a spreadsheet's decimals are no digits of it, and a number that it shortened is left as it is. */
export const FromSpreadsheet = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('ICCID');
    for (const typed of ['8949864693655844386.0', '8949864693655844386,00', '8.949.864.693.655.844.386,0']) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(typed);
      await expect(field).toHaveValue('8949864693655844386');
    }
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('8.94986E+18');
    await expect(field).toHaveValue('8.94986E+18');
    await userEvent.tab();
    await expect(await canvas.findByText('Wrong ICCID Format or ICCID not found.')).toBeVisible();
  },
});

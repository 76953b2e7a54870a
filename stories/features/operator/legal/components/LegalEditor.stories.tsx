import { expect, fn, waitFor } from 'storybook/test';
import {
  getGetLegalVersionResponseMock,
  getListLegalDraftsResponseMock,
  getListLegalVersionsResponseMock,
} from '#mocks/generated/operator/legal/legal.msw.ts';
import { looks } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { LegalEditor, type LegalEditorProps } from '#web/features/operator/legal/components/LegalEditor.tsx';

const { texts } = getGetLegalVersionResponseMock();
const [latest] = getListLegalVersionsResponseMock().items;
const changed = { texts: { ...texts, en: '## Scope\n\nThese terms are new.' }, effectiveOn: '2027-02-01' };
const draft = { read: () => changed, write: fn(), drop: fn() };

const args: LegalEditorProps = {
  latest: { ...latest!, state: 'IN_FORCE' },
  texts,
  step: 'write',
  onStep: fn(),
  onPublish: fn(),
};

const meta = preview.meta({
  title: 'Features/Operator/Legal/Components/LegalEditor',
  component: LegalEditor,
  args,
});

export const Default = meta.story({
  parameters: looks,
  play: async ({ canvas, args, userEvent }) => {
    const next = (): HTMLElement => canvas.getByRole('button', { name: 'Preview' });
    await expect(next()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByRole('textbox', { name: /English/ }), ' They are new.');
    await waitFor(() => expect(next()).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(next());
    await expect(args.onStep).toHaveBeenCalledWith('preview');
  },
});

export const LanguageMissing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: /German/ }));
    await userEvent.hover(canvas.getByRole('button', { name: 'Preview' }));
    await expect(canvas.getByRole('button', { name: 'Preview' })).toHaveAccessibleDescription(
      'Fill in the text in every language.',
    );
  },
});

export const Preview = meta.story({
  parameters: looks,
  args: { step: 'preview', draft },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText('These terms are new.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish version 3' }));
    await expect(args.onPublish).toHaveBeenCalledWith({ ...changed, seen: 2 });
  },
});

export const AfterAnAnnouncement = meta.story({
  args: { step: 'preview', draft, latest: latest! },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Version 2 is announced for/)).toBeVisible();
  },
});

export const Refused = meta.story({
  args: { step: 'preview', draft, failure: 'Another operator published a version of this text.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

const saved = getListLegalDraftsResponseMock().items;

/** Another operator is writing the same text; the own draft was saved too. */
export const WithDrafts = meta.story({
  parameters: looks,
  args: { drafts: [...saved, { ...saved[0]!, operator: 'olivia@example.com', isOwn: true }], onSave: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/^Your draft was saved on/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use this text: otto@example.com' }));
    await expect(canvas.getByRole('textbox', { name: /English/ })).toHaveValue(
      '## Scope\n\nOtto is writing these terms.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(args.onSave).toHaveBeenCalledWith(saved[0]?.texts);

    // What is not finished can be kept, and not shown to readers.
    const german = canvas.getByRole('textbox', { name: /German/ });
    await userEvent.clear(german);
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({ ...saved[0]?.texts, de: '' });
    await expect(canvas.getByRole('button', { name: 'Preview' })).toHaveAttribute('aria-disabled', 'true');
  },
});

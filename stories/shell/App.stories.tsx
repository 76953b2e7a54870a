import { type ReactElement, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { connectSession } from '#web/api/transport.ts';
import { PageFrame } from '#web/components/page/PageFrame.tsx';
import { createSessionManager } from '#web/session/session-manager.ts';
import { settings } from '#web/session/settings.ts';
import { App, type AppProps } from '#web/shell/App.tsx';
import { pageRoute } from '#web/shell/page.tsx';

const manager = { ...createSessionManager(settings()), canRestore: () => false };
// It took the calls of every story upon itself.
connectSession({ token: () => Promise.resolve(undefined), onRefused: () => undefined });

/** The app brings its router, which no other one may be around: it is a tree of its own, as in its page. */
const Apart = (props: Omit<AppProps, 'manager'>): ReactElement => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const root = createRoot(place.current);
    root.render(<App {...props} manager={manager} />);
    // React is at work: no tree may end now.
    return () => queueMicrotask(() => root.unmount());
  }, [props]);
  return <div ref={place} />;
};

const Landing = (): ReactElement => (
  <PageFrame title="Sell eSIM packages">
    <p>What the address has.</p>
  </PageFrame>
);

const meta = preview.meta({
  title: 'Shell/App',
  component: Apart,
  subcomponents: { App },
  args: {
    // Whatever address shows the story.
    routes: [
      pageRoute({
        path: '*',
        title: 'shell:titles.landing',
        areas: [],
        load: () => Promise.resolve({ Component: Landing }),
      }),
    ],
    fill: fn(),
    onTakenOver: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    // The place of toasts is there twice: once around every story, once of the shell.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
    docs: { story: { inline: false, height: '640px' } },
  },
});

/** Before anybody signs in. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sell eSIM packages' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await waitFor(() => expect(args.onTakenOver).toHaveBeenCalledTimes(1));
  },
});

import preview from '#storybook/preview.tsx';
import { looks } from '#storybook/modes.ts';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { CodeIcon } from '#web/ui/icons.ts';

const meta = preview.meta({ title: 'UI/Feedback/Badge', component: Badge, args: { children: 'Purchased' } });

export const Default = meta.story({ parameters: looks });
export const Accent = meta.story({ parameters: looks, args: { tone: 'accent', children: 'New' } });
export const Success = meta.story({ parameters: looks, args: { tone: 'success', children: 'Activated' } });
export const Warning = meta.story({ parameters: looks, args: { tone: 'warning', children: 'Pending' } });
export const Danger = meta.story({ parameters: looks, args: { tone: 'danger', children: 'Refunded' } });
export const WithIcon = meta.story({ args: { icon: CodeIcon, children: 'XML' } });

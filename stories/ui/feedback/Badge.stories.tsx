import preview from '#storybook/preview.tsx';
import { modes } from '#storybook/modes.ts';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { CodeIcon } from '#web/ui/icons.ts';

const meta = preview.meta({ title: 'UI/Feedback/Badge', component: Badge, args: { children: 'Purchased' } });

export const Default = meta.story();
export const Accent = meta.story({ args: { tone: 'accent', children: 'New' } });
export const Success = meta.story({ args: { tone: 'success', children: 'Activated' } });
export const Warning = meta.story({ args: { tone: 'warning', children: 'Pending' } });
export const Danger = meta.story({ args: { tone: 'danger', children: 'Refunded' } });
export const WithIcon = meta.story({ args: { icon: CodeIcon, children: 'XML' } });
export const DarkSuccess = meta.story({ args: { tone: 'success', children: 'Activated' }, globals: modes.dark });
export const DarkDanger = meta.story({ args: { tone: 'danger', children: 'Refunded' }, globals: modes.dark });
export const DarkWarning = meta.story({ args: { tone: 'warning', children: 'Pending' }, globals: modes.dark });
export const DarkAccent = meta.story({ args: { tone: 'accent', children: 'New' }, globals: modes.dark });
export const Dark = meta.story({ globals: modes.dark });

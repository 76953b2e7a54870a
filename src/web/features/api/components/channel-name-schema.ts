import * as zod from 'zod/mini';
import { ChannelNameRequest } from '#contract/storefront/zod/schemas/channelNameRequest.zod.ts';
import { shownName, trimmed } from '#web/components/form/schemas.ts';

/** The name of a channel: not empty and different from the current one (VAL-062). */
export const channelNameSchema = (before: string | undefined) =>
  zod.strictObject({
    name: trimmed(shownName(ChannelNameRequest.shape.name)).check(zod.refine((name) => name !== before, 'unchanged')),
  });

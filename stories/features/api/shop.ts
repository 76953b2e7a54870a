import type { ApiChannel } from '#contract/storefront/model/apiChannel.ts';

export const shop: ApiChannel = { id: '1', name: 'Shop', clientId: 'sim_shop', clientSecret: 'secret-of-the-shop' };

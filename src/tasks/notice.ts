// `npm run notice`: writes NOTICE, the licences of everything that the product ships.
import { writeFileSync } from 'node:fs';
import { noticeText, shippedPackages } from './licences.ts';

writeFileSync(new URL('../../NOTICE', import.meta.url), noticeText(shippedPackages()));

import type { en } from './en/index.ts';

/** An area that has its own texts; `pointOfSale` is in point-of-sale.ts. */
export type Area = keyof typeof en;

type TitleIn<Name extends 'shell' | 'operator'> = `${Name}:titles.${keyof (typeof en)[Name]['titles'] & string}`;

/** The text that is a page's title. Those of the desk come with its texts. */
export type Title = TitleIn<'shell'> | TitleIn<'operator'>;

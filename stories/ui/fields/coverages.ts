import type { Option } from '#web/ui/fields/options.ts';

export const coverages: Option[] = [
  { value: 'WWW', label: 'Worldwide', flag: 'WWW', description: '130 countries' },
  { value: 'EU', label: 'Europe', flag: 'EU', description: '38 countries' },
  { value: 'AT', label: 'Austria', flag: 'AT' },
  { value: 'DE', label: 'Germany', flag: 'DE' },
  { value: 'DZ', label: 'Algeria', flag: 'DZ' },
  { value: 'TR', label: 'Türkiye', flag: 'TR' },
];

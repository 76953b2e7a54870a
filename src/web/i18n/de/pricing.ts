import type { pricing as english } from '../en/pricing.ts';
import type { Translation } from '../translation.ts';

export const pricing: Translation<typeof english> = {
  title: 'Preise',
  subtitle: 'Was Pakete Sie kosten, und die empfohlenen Verkaufspreise.',
  banner: {
    title: 'Mengenrabatt',
    folded: 'Mengenrabatt und Preisliste',
    foldedWith: 'Mengenrabatt {{rate}} und Preisliste',
    text: 'Ein gewährter Rabatt ist in diesen Preisen schon enthalten. Sie verkaufen viel? Beantragen Sie günstigere Preise.',
    bulk: 'Rabatt auf die ganze Bestellung: {{tiers}}.',
    bulkTier_one: '{{rate}} ab {{count, number}} Paket',
    bulkTier_other: '{{rate}} ab {{count, number}} Paketen',
    apply: 'Rabatt beantragen',
    download: 'Preisliste herunterladen',
    nothingToDownload: 'Noch gibt es keine Preise zum Herunterladen.',
  },
  file: {
    sheet: 'Preisliste',
    failed: 'Die Preisliste konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
    package: 'Paket',
    coverage: 'Abdeckung',
    countries: 'Länder',
    volume: 'Volumen',
    validity: 'Gültigkeit',
    price: 'Preis',
    currency: 'Währung',
    recommendedPrice: 'Empfohlener Verkaufspreis',
    recommendedCurrency: 'Verkaufswährung',
  },
};

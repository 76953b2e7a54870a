import type { operatorLegal as texts } from '../en/operator-legal.ts';
import type { Translation } from '../translation.ts';

export const operatorLegal: Translation<typeof texts> = {
  title: 'Rechtstexte',
  subtitle: 'AGB und Datenschutzerklärung in allen Fassungen',
  documents: { TERMS: 'Allgemeine Geschäftsbedingungen', PRIVACY: 'Datenschutzerklärung' },
  states: { SCHEDULED: 'Angekündigt', IN_FORCE: 'In Kraft', REPLACED: 'Abgelöst' },
  columns: { version: 'Fassung', effective: 'In Kraft ab', entered: 'Eingestellt am', operator: 'Von' },
  datesNote: 'Leser sehen den Tag, ab dem eine Fassung in Kraft ist, als Datum der Veröffentlichung.',
  version: 'Fassung {{number}}',
  firstTexts: 'Standardtext',
  write: 'Neue Fassung schreiben',
  facts: 'Veröffentlichung',
  notFound: 'Fassung nicht gefunden',
  notFoundText: 'Vielleicht ist die Adresse unvollständig.',
  editor: {
    title: '{{document}}: Fassung {{number}}',
    format:
      'Absätze trennt eine Leerzeile. Eine Zeile, die mit „## “ beginnt, ist eine Überschrift. Sonst wird nichts formatiert.',
    languages: { en: 'Englischer Text', de: 'Deutscher Text' },
    unchanged: 'Es wurde noch nichts geändert.',
    incomplete: 'Füllen Sie den Text in jeder Sprache aus.',
    save: 'Entwurf speichern',
    saved: 'Der Entwurf ist gespeichert.',
    savedAt: 'Ihr Entwurf wurde am {{at}} gespeichert.',
    draftOf: '{{operator}} hat am {{at}} einen Entwurf dieses Textes gespeichert.',
    take: 'Diesen Text verwenden',
    takeOf: 'Diesen Text verwenden: {{operator}}',
    preview: 'Vorschau',
    change: 'Text ändern',
    publication: 'Veröffentlichung',
    asked:
      'Sobald diese Fassung in Kraft ist, werden alle Wiederverkäufer gebeten, sie zu akzeptieren. Eine veröffentlichte Fassung lässt sich nicht mehr ändern.',
    shown:
      'Sobald diese Fassung in Kraft ist, sehen alle sie. Eine veröffentlichte Fassung lässt sich nicht mehr ändern.',
    waiting:
      'Fassung {{number}} ist für den {{date}} angekündigt. Ab dem Tag, an dem diese in Kraft tritt, löst sie jene ab.',
    effectiveOn: 'In Kraft ab',
    effectiveHint: 'Ab 0:00 Uhr UTC dieses Tages. Ohne Angabe wird sofort veröffentlicht.',
    submit: 'Fassung {{number}} veröffentlichen',
    done: 'Fassung {{number}} ist veröffentlicht.',
  },
};

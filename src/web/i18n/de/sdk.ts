import type { sdk as texts } from '../en/sdk.ts';
import type { Translation } from '../translation.ts';

const keyPurpose = 'Er sagt, über welchen Kanal Ihre App verkauft.';

const brandingStep = {
  subtitle: 'Reisende sehen, von wem ihre eSIM kommt.',
  text: 'Zeigen Sie diese Texte, wo Ihre App Pakete anbietet und wo sie sie installiert. Logo und Badge dazu liegen im Branding-Zip.',
  label: 'Texte für Ihre App',
};

export const sdk: Translation<typeof texts> = {
  title: 'SDK',
  platforms: 'Plattformen',
  channelsSubtitle: 'Jeder hat einen eigenen Schlüssel, und seine Verkäufe tragen seinen Namen.',
  unnamed: 'SDK',
  failed: 'Ihre SDK-Schlüssel konnten nicht geladen werden.',
  empty: 'Noch kein Vertriebskanal',
  emptyHint: 'Ein Kanal für Apps gehört zu Ihrem Konto. Laden Sie die Seite in einer Minute neu.',
  firstSteps: {
    title: 'Erste Schritte unter {{platform}}',
    subtitle: 'Von der Zugangsanfrage bis zum Branding in Ihrer App.',
    notReady: 'Sie brauchen zuerst einen SDK-Schlüssel, und es gibt noch keinen.',
  },
  steps: {
    access: 'Zugang zur Plattform anfragen',
    key: 'SDK-Schlüssel übernehmen',
    sdk: 'SDK einbinden',
    verification: 'Geräte prüfen',
    branding: 'Branding zeigen',
  },
  verification: {
    subtitle: 'Ihr Server sagt, welche Geräte zu Ihnen gehören.',
    text: 'Der Schlüssel ist öffentlich, jeder könnte ihn aus Ihrer App herauslesen. Ihr Server bestätigt an dieser Adresse, dass auf einem Gerät wirklich Ihre App läuft. Das Betriebssystem des Geräts kann es ihm nachweisen.',
    link: { ios: 'App Attest und DeviceCheck, von Apple', android: 'Play Integrity, von Android' },
    label: 'Server-URL',
    hint: 'An dieser Adresse werden Geräte geprüft. Was wir dorthin senden, ist signiert.',
    placeholder: 'https://example.com/verify-device',
    saved: 'Server-URL gespeichert.',
    remove: 'Server-URL entfernen',
    removeTitle: 'Server-URL entfernen?',
    removeText:
      'Die Geräte dieses Kanals werden nicht mehr geprüft, und niemand merkt, wenn eine andere App seinen Schlüssel nutzt.',
    removeConfirm: 'Entfernen',
    removed: 'Server-URL entfernt.',
    failed: 'Die Server-URL für die Geräteprüfung konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  },
  branding: {
    title: 'Branding',
    subtitle: 'Logo, Badge, Farben und Texte für Ihre App.',
    download: 'Branding herunterladen (Zip)',
    downloadShort: 'Branding-Zip',
  },
  ios: {
    context: 'Verkaufen Sie aus Ihrer eigenen App für iPhone und iPad.',
    access: {
      subtitle: 'Apple entscheidet, welche Apps eSIMs installieren dürfen.',
      text: 'Eine App installiert eSIMs nur mit einer Berechtigung selbst, die Apple für ihre Bundle-ID erteilt. Ergänzen Sie die Angaben zu Ihrer App und senden Sie diese Anfrage an Ihren Kontakt bei uns. Bis dahin kann Ihre App den Installationslink des Verkaufs öffnen.',
      link: 'eSIMs in Apps, von Apple',
      label: 'Ihre Anfrage',
      request: `Hallo {{store}}-Team,

wir möchten Ihre eSIM-Pakete aus unserer iOS-App verkaufen. Bitte geben Sie uns Zugang zum SDK für iOS, und unterstützen Sie unseren Antrag bei Apple auf die Berechtigung für eSIMs.

Vertriebskanal: {{channel}}
SDK-Schlüssel: {{key}}
Plattform: {{page}}

Name der App:
Bundle-ID:
Apple-Team-ID:
Adresse im App Store, falls veröffentlicht:

Freundliche Grüße`,
    },
    key: {
      subtitle: keyPurpose,
      text: 'Bewahren Sie den Schlüssel in den Build-Einstellungen auf, und lesen Sie ihn, wenn die App läuft. Was die App verkauft, zählt für den Kanal des Schlüssels.',
      label: 'Schlüssel in Ihrem Xcode-Projekt',
    },
    sdk: {
      subtitle: 'Ein lokales Swift-Paket um die Datei, die Sie erhalten.',
      text: 'Das SDK steht in keinem öffentlichen Paketverzeichnis: Sie erhalten es als XCFramework, sobald Ihre Anfrage bewilligt ist. Legen Sie es mit diesem Manifest in einen Ordner, und fügen Sie ihn in Xcode unter File, Add Package Dependencies, Add Local hinzu.',
      link: 'Binäre Frameworks als Swift-Pakete, von Apple',
      label: 'Swift-Paket',
    },
    branding: brandingStep,
  },
  android: {
    context: 'Verkaufen Sie aus Ihrer eigenen App für Android.',
    access: {
      subtitle: 'Eine eSIM nennt die Apps, die sie ungefragt installieren dürfen.',
      text: 'Android erkennt Ihre App an dem Zertifikat, mit dem sie signiert ist; ./gradlew signingReport zeigt seinen Fingerabdruck. Ergänzen Sie die Angaben zu Ihrer App und senden Sie diese Anfrage an Ihren Kontakt bei uns. Bis dahin fragt Android die Reisenden bei jeder Installation um Zustimmung.',
      link: 'EuiccManager, von Android',
      label: 'Ihre Anfrage',
      request: `Hallo {{store}}-Team,

wir möchten Ihre eSIM-Pakete aus unserer Android-App verkaufen. Bitte geben Sie uns Zugang zum SDK für Android, und lassen Sie Ihre eSIMs das Zertifikat unserer App nennen.

Vertriebskanal: {{channel}}
SDK-Schlüssel: {{key}}
Plattform: {{page}}

Name der App:
Application ID:
SHA-256-Fingerabdruck des Signaturzertifikats:
Adresse in Google Play, falls veröffentlicht:

Freundliche Grüße`,
    },
    key: {
      subtitle: keyPurpose,
      text: 'Bewahren Sie den Schlüssel in den Gradle-Properties auf, und lesen Sie ihn aus BuildConfig. Was die App verkauft, zählt für den Kanal des Schlüssels.',
      label: 'Schlüssel in Ihrem Gradle-Projekt',
    },
    sdk: {
      subtitle: 'Eine Datei in Ihrem Projekt, genannt in dessen Gradle-Build.',
      text: 'Das SDK steht in keinem öffentlichen Repository: Sie erhalten es als AAR, sobald Ihre Anfrage bewilligt ist. Legen Sie es in app/libs ab, und nennen Sie es unter den Abhängigkeiten.',
      link: 'Build-Abhängigkeiten, von Android',
      label: 'Gradle-Build',
    },
    branding: brandingStep,
  },
};

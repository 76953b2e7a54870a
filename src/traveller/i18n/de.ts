import type { Texts } from './en.ts';

export const de: Texts = {
  locale: 'de-DE',
  countries: (count) => (count === 1 ? '1 Land' : `${count} Länder`),
  unlimited: 'Unbegrenzt',
  header: { share: 'Teilen', profile: 'Mein Profil', back: 'Zurück' },
  contact: (name) => `Kontakt: ${name}`,
  loading: 'Wird geladen',
  languages: 'Sprache',
  toast: { copied: 'Kopiert', shared: 'Link kopiert', failed: 'Bitte markieren und kopieren Sie den Code von Hand.' },
  installation: {
    title: 'eSIM installieren',
    otherTitle: 'Ihre eSIM',
    takesEsims: 'Dieses iPhone unterstützt eSIMs. Es darf nicht an einen Anbieter gebunden sein.',
    tooOld: {
      title: 'Dieses Handy ist wohl zu alt für eSIMs',
      text: 'Nötig ist Android 9 oder neuer oder ein iPhone ab dem XS. Öffnen Sie diese Seite auf dem Handy, das die eSIM bekommt; der Link funktioniert auch dort.',
    },
    checkThis: 'Unterstützt dieses Handy eSIMs?',
    checkPhone: 'Unterstützt Ihr Handy eSIMs?',
    steps: {
      title: 'In drei Schritten online',
      install: { name: 'Im WLAN installieren', text: 'Am besten vor der Abreise: Dafür braucht das Handy Internet.' },
      data: { name: 'Für mobile Daten auswählen', text: 'Ihre eigene SIM bleibt für Anrufe eingeschaltet.' },
      roaming: {
        name: 'Nach der Ankunft Daten-Roaming einschalten',
        text: 'Nur für diese eSIM. Es kostet nichts zusätzlich.',
      },
    },
    quick: {
      title: 'Auf diesem Gerät installieren',
      text: 'Ohne Scannen und Tippen: Ihr Gerät fragt einmal nach und installiert dann die eSIM.',
      button: 'eSIM installieren',
      fallback: 'Wenn nichts geschieht, geben Sie den Code darunter von Hand ein.',
    },
    warning: {
      title: 'Von einem anderen Bildschirm scannen',
      text: 'Ein Gerät kann die eigene Anzeige nicht scannen. Öffnen Sie diese Seite auf einem anderen Gerät oder drucken Sie sie aus.',
      manual: 'Nur dieses Gerät zur Hand? Manuell installieren',
    },
    scan: {
      title: 'QR-Code scannen',
      steps: [
        'Öffnen Sie in den Einstellungen „Mobilfunk“ oder „SIM-Karten“ und fügen Sie eine eSIM hinzu.',
        'Scannen Sie diesen Code und folgen Sie den Schritten auf dem Handy.',
      ],
      code: (iccid) => `QR-Code der eSIM ${iccid}`,
    },
    manual: {
      title: 'Manuell installieren',
      text: 'Wählen Sie die manuelle Eingabe, wo das Handy nach einem QR-Code fragt.',
      android: 'Android',
      apple: 'iPhone und iPad',
      address: 'SM-DP+-Adresse',
      code: 'Aktivierungscode',
      copy: 'Kopieren',
      other: (system) => `Codes für ${system}`,
    },
    codes: {
      title: 'Codes dieser eSIM',
      text: 'Nur für das Gerät, auf dem sie installiert ist, falls es noch einmal danach fragt.',
    },
    installed:
      'Diese eSIM ist bereits auf einem Gerät. Schalten Sie sie dort in den Einstellungen ein; installieren lässt sie sich nur einmal.',
    deleted: {
      title: 'Diese eSIM wurde gelöscht',
      text: 'Eine gelöschte eSIM lässt sich nicht noch einmal installieren. Ihr Händler kann Ihnen eine neue geben.',
      how: (iccid) =>
        `Zeigen Sie Ihrem Händler diese Seite, oder nennen Sie ihm die Nummer der gelöschten eSIM: ${iccid}. Fragen Sie, ob Ihr restliches Datenvolumen auf die neue übergehen kann.`,
    },
    outOfUse: (iccid) => ({
      title: 'Diese eSIM lässt sich nicht nutzen',
      text: `Mit ihr stimmt etwas nicht. Zeigen Sie diese Seite Ihrem Händler, der Ihnen eine neue geben kann, oder nennen Sie ihm ihre Nummer: ${iccid}.`,
    }),
    replaced: {
      title: 'Diese eSIM wurde ersetzt',
      text: 'Sie lässt sich nicht mehr installieren und nicht mehr nutzen.',
      dataMoved: 'Ihr Datenvolumen ist auf der neuen eSIM.',
      askForNew: 'Ihr Händler kann Ihnen eine neue geben.',
      action: 'Neue eSIM öffnen',
      lost: {
        title: 'Diese eSIM wurde als verloren gemeldet und ersetzt',
        text: (shop) =>
          `Sie lässt sich nicht mehr installieren und nicht mehr nutzen. Zu Ihrer Sicherheit führt dieser Link nicht zur neuen eSIM. ${shop} hat den Link dorthin: Fragen Sie danach, falls Sie ihn noch nicht bekommen haben.`,
      },
    },
    refunded: {
      title: 'Diese eSIM wurde erstattet',
      text: 'Sie lässt sich nicht mehr installieren oder nutzen. Bei Fragen wenden Sie sich bitte an Ihren Händler.',
    },
  },
  noData: {
    title: 'Auf dieser eSIM ist kein Datenvolumen',
    text: 'Ihr Paket ist verbraucht, abgelaufen oder wurde erstattet. Ihr Händler kann ein neues hinzufügen.',
    expired: (isOne: boolean) => [
      isOne ? 'Ihr Paket ist am' : 'Ihr letztes Paket ist am',
      ' abgelaufen. Ihr Händler kann ein neues hinzufügen.',
    ],
    empty: (isOne: boolean): string =>
      `${isOne ? 'Ihr Paket ist' : 'Ihre Pakete sind'} verbraucht. Ihr Händler kann ein neues hinzufügen.`,
  },
  menus: {
    apple: {
      data: 'Einstellungen › Mobilfunk › Mobile Daten',
      roaming: 'Einstellungen › Mobilfunk › diese eSIM › Datenroaming',
    },
    android: {
      data: 'Einstellungen › Netzwerk & Internet › SIMs › diese eSIM (Samsung: Verbindungen › SIM-Manager › Mobile Daten)',
      roaming:
        'Einstellungen › Netzwerk & Internet › SIMs › diese eSIM › Roaming (Samsung: Verbindungen › Mobile Netzwerke › Daten-Roaming)',
    },
    other: {
      data: 'In den Einstellungen des Handys unter „Mobilfunk“ oder „SIM-Karten“.',
      roaming: 'In den Einstellungen des Handys unter „Mobilfunk“ oder „SIM-Karten“, bei dieser eSIM.',
    },
  },
  offline: {
    title: 'Keine Daten?',
    causes: {
      notInstalled:
        'Diese eSIM ist noch auf keinem Handy installiert: Installieren Sie sie zuerst, und schalten Sie sie ein.',
      switchedOff: 'Diese eSIM ist ausgeschaltet: Schalten Sie sie in den Einstellungen des Handys ein.',
      atFirstUse:
        'Ihr Paket hat noch nicht begonnen. Es beginnt, wenn sich die eSIM in einem abgedeckten Land zum ersten Mal verbindet.',
      byHand: 'Ihr Paket hat noch nicht begonnen. Bitten Sie Ihren Händler, es zu starten.',
    },
    line: (menu) => `Wählen Sie diese eSIM für mobile Daten aus. ${menu}`,
    roaming: (menu) => `Schalten Sie das Daten-Roaming für sie ein. ${menu}`,
    where: (places) =>
      places === ''
        ? 'Prüfen Sie, ob Ihr Paket das Land abdeckt, in dem Sie sind.'
        : `Prüfen Sie, wo Sie sind. Ihr Paket gilt für: ${places}.`,
    restart: 'Schalten Sie den Flugmodus für zehn Sekunden ein, oder starten Sie das Handy neu.',
    ask: (reseller, iccid) =>
      `Immer noch keine Daten? Fragen Sie ${reseller ?? 'Ihren Händler'}${iccid === undefined ? '' : `, und nennen Sie die Nummer dieser eSIM: ${iccid}`}.`,
  },
  moreData: {
    title: 'Mehr Datenvolumen',
    text: (name, isOnDevice, iccid) =>
      `Schreiben Sie an ${name}. Das neue Datenvolumen wird ${iccid === undefined ? 'dieser eSIM' : `Ihrer eSIM ${iccid}`} hinzugefügt${isOnDevice ? ': Sie müssen nichts installieren' : ''}.`,
    mail: 'E-Mail schreiben',
    whatsApp: 'Per WhatsApp schreiben',
    subject: (iccid) => `Mehr Datenvolumen für die eSIM ${iccid}`,
    body: (iccid, till) =>
      `Guten Tag,\n\nich hätte gern mehr Datenvolumen für meine eSIM ${iccid}.\n\nFür den Shop: hier aufladen ${till}\n`,
  },
  help: {
    title: 'Gut zu wissen',
    faq: 'Fragen und Antworten',
    coverage: 'Abgedeckte Länder',
    devices: 'Unterstützte Geräte',
    profile: 'Restliches Datenvolumen und Geräte ansehen',
  },
  profile: {
    customerTitle: 'Ihr Profil',
    shopTitle: 'Ihr Shop-Profil',
    remaining: 'Restliches Datenvolumen',
    of: (size) => `von ${size}`,
    daysLeft: (count) => (count === 1 ? 'noch 1 Tag' : `noch ${count} Tage`),
    firstEnds: (days) => `das erste Paket endet in ${days === 1 ? '1 Tag' : `${days} Tagen`}`,
    asOf: 'Stand:',
    install: 'eSIM installieren',
    balances: {
      title: 'Datenpakete',
      none: 'Es gibt keine Datenpakete.',
      name: 'Paket',
      volume: 'Volumen',
      remaining: 'Verbleibend',
      validity: 'Gültig',
      status: 'Status',
      until: 'bis',
      fromFirstUse: 'ab erster Nutzung',
      noEnd: 'Ohne Ablauf',
      highSpeed: (size) => `Heute ${size} mit voller Geschwindigkeit`,
      states: {
        pending: 'Ausstehend',
        active: 'Aktiv',
        empty: 'Verbraucht',
        expired: 'Abgelaufen',
        deleted: 'eSIM gelöscht',
        refunded: 'Erstattet',
      },
    },
    devices: {
      title: 'Geräte',
      none: 'Es gibt noch keine eSIMs.',
      status: 'Status',
      link: 'Installation',
      install: 'Installieren',
      noLink: '---',
      inactive: 'Inaktiv',
      refunded: 'Erstattet',
      replaced: 'Ersetzt',
      left: (name: string, data: string): string => `${name}: noch ${data}`,
      states: {
        RELEASED: 'Bereit zur Installation',
        DOWNLOADED: 'Heruntergeladen',
        INSTALLED: 'Installiert',
        ENABLED: 'In Gebrauch',
        DISABLED: 'Ausgeschaltet',
        DELETED: 'Gelöscht',
        other: 'Nicht installiert',
        unknown: 'Unbekannt',
      },
    },
  },
  coverage: {
    title: 'Abgedeckte Länder',
    text: 'In diesen Ländern funktioniert Ihr Datenpaket.',
    none: 'Jedes Paket deckt eigene Länder ab. Öffnen Sie diese Seite von Ihrer Installationsseite aus oder fragen Sie Ihren Händler.',
  },
  devices: {
    title: 'Unterstützte Geräte',
    check: 'Ihr Handy prüfen',
    checkText:
      'Wählen Sie *#06#. Erscheint eine EID-Nummer, unterstützt das Handy eSIMs. Es darf nicht an einen Anbieter gebunden sein.',
    list: 'Handys, die eSIMs unterstützen',
    phones: [
      'Apple iPhone XS, XR und neuer, iPhone SE ab 2020',
      'Google Pixel 4 und neuer',
      'Samsung Galaxy S20 und neuer, die meisten Galaxy Z',
      'Viele neuere Modelle von Motorola, Oppo, Sony, Xiaomi und anderen',
    ],
    note: 'Manche Modelle aus Festlandchina, Hongkong und Macao haben keine eSIM.',
  },
  invalid: {
    title: 'Dieser Link funktioniert nicht',
    text: 'Der Link ist nicht mehr gültig. Bitte wenden Sie sich an Ihren Händler.',
  },
  elsewhere: {
    title: 'Bitte öffnen Sie Ihren Link noch einmal',
    text: 'Diese Adresse funktioniert nur in dem Browser, in dem Ihr Link geöffnet wurde. Bitte öffnen Sie den Link aus Ihrer Nachricht noch einmal.',
    another:
      'Um Ihre eSIM auf einem anderen Gerät zu sehen, öffnen Sie den Link dort oder tippen Sie auf der geöffneten Seite auf „Teilen“.',
  },
  prepared: {
    title: 'Ihre eSIM wird vorbereitet',
    text: 'Das dauert höchstens ein paar Minuten. Die Seite lädt von selbst neu und zeigt Ihre eSIM, sobald sie bereit ist.',
  },
  /** The key that ERR-001 names. */
  esimInstallation: { error: { tokenInvalid: 'Dieser Link konnte nicht geöffnet werden.' } },
  busy: {
    title: 'Diese Seite wurde zu oft geöffnet',
    text: (seconds) =>
      `Bitte versuchen Sie es in ${seconds === 1 ? 'einer Sekunde' : `${seconds} Sekunden`} noch einmal.`,
    retry: 'Erneut versuchen',
  },
  failure: {
    title: 'Diese Seite konnte nicht geladen werden',
    text: 'Ihre eSIM und Ihr Datenvolumen sind sicher. Bitte versuchen Sie es gleich noch einmal.',
    retry: 'Erneut versuchen',
  },
};

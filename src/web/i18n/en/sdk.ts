const keyPurpose = 'It says which channel your app sells through.';

const brandingStep = {
  subtitle: 'Travellers see who their eSIM comes from.',
  text: 'Show these texts where your app offers packages and where it installs them. A logo and a badge to go with them are in the branding zip.',
  label: 'Texts for your app',
} as const;

export const sdk = {
  title: 'SDK',
  platforms: 'Platforms',
  channelsSubtitle: 'Each has its own key, and its sales carry its name.',
  unnamed: 'SDK',
  failed: 'Your SDK keys could not be loaded.',
  empty: 'No sales channel yet',
  emptyHint: 'A channel for apps comes with your account. Reload the page in a minute.',
  firstSteps: {
    title: 'First steps on {{platform}}',
    subtitle: 'From the request for access to the branding in your app.',
    notReady: 'You need an SDK key first, and there is none yet.',
  },
  steps: {
    access: 'Request access to the platform',
    key: 'Retrieve the SDK key',
    sdk: 'Get the SDK',
    verification: 'Verify devices',
    branding: 'Show the branding',
  },
  verification: {
    subtitle: 'Your server says which devices are yours.',
    text: 'The key is public, so anybody could take it out of your app. Your server confirms at this address that a device really runs your app. The operating system of the device can prove that to your server.',
    link: { ios: 'App Attest and DeviceCheck, by Apple', android: 'Play Integrity, by Android' },
    label: 'Server URL',
    hint: 'Devices are verified at this address. What we send there is signed.',
    placeholder: 'https://example.com/verify-device',
    saved: 'Server URL saved.',
    remove: 'Remove server URL',
    removeTitle: 'Remove the server URL?',
    removeText: 'Devices of this channel are no longer verified, and nobody notices when another app uses its key.',
    removeConfirm: 'Remove',
    removed: 'Server URL removed.',
    failed: 'The server URL for device verification could not be saved. Please try again.',
  },
  branding: {
    title: 'Branding',
    subtitle: 'Logo, badge, colours and texts for your app.',
    download: 'Download the branding (zip)',
    downloadShort: 'Branding zip',
  },
  ios: {
    context: 'Sell from your own app for iPhone and iPad.',
    access: {
      subtitle: 'Apple decides which apps may install eSIMs.',
      text: 'An app installs eSIMs itself only with an entitlement that Apple grants for its bundle ID. Add the data of your app and send this request to your contact with us. Until it is granted, your app can open the installation link of the sale.',
      link: 'eSIMs in apps, by Apple',
      label: 'Your request',
      request: `Hello {{store}} team,

we want to sell your eSIM packages from our iOS app. Please give us access to the SDK for iOS and support our request to Apple for the eSIM entitlement.

Sales channel: {{channel}}
SDK key: {{key}}
Platform: {{page}}

Name of the app:
Bundle ID:
Apple team ID:
Address in the App Store, if published:

Kind regards`,
    },
    key: {
      subtitle: keyPurpose,
      text: 'Keep the key in the build settings and read it when the app runs. What the app sells is counted for the channel of the key.',
      label: 'Key in your Xcode project',
    },
    sdk: {
      subtitle: 'A local Swift package around the file that you receive.',
      text: 'The SDK is not in any public package index: you receive it as an XCFramework when your request is granted. Put it into a folder with this manifest, and add the folder to your project in Xcode under File, Add Package Dependencies, Add Local.',
      link: 'Binary frameworks as Swift packages, by Apple',
      label: 'Swift package',
    },
    branding: brandingStep,
  },
  android: {
    context: 'Sell from your own app for Android.',
    access: {
      subtitle: 'An eSIM names the apps that may install it unasked.',
      text: 'Android knows your app by the certificate that it is signed with; ./gradlew signingReport prints its fingerprint. Add the data of your app and send this request to your contact with us. Until it is granted, Android asks the traveller to agree to each installation.',
      link: 'EuiccManager, by Android',
      label: 'Your request',
      request: `Hello {{store}} team,

we want to sell your eSIM packages from our Android app. Please give us access to the SDK for Android and let your eSIMs name the certificate of our app.

Sales channel: {{channel}}
SDK key: {{key}}
Platform: {{page}}

Name of the app:
Application ID:
SHA-256 fingerprint of the signing certificate:
Address in Google Play, if published:

Kind regards`,
    },
    key: {
      subtitle: keyPurpose,
      text: 'Keep the key in the Gradle properties and read it from BuildConfig. What the app sells is counted for the channel of the key.',
      label: 'Key in your Gradle project',
    },
    sdk: {
      subtitle: 'A file in your project, named in its Gradle build.',
      text: 'The SDK is not in any public repository: you receive it as an AAR when your request is granted. Put it into app/libs and name it among the dependencies.',
      link: 'Build dependencies, by Android',
      label: 'Gradle build',
    },
    branding: brandingStep,
  },
} as const;

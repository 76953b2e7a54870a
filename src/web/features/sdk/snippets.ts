// Code for an app's project to sell through a channel, in the languages of each platform.
import { DEFAULT_LANGUAGE, type Language, languages } from '#domain/languages.ts';
import type { Platform } from './platform.ts';

type Snippets = {
  /** The key, in the file that the app reads it from. */
  key: string;
  /** Adds the SDK's file to the app. */
  sdk: string;
  /** The app's texts about the eSIM, in the languages of the store. */
  branding: string;
};

type BrandingTexts = {
  provider: string;
  install: string;
  needs: string;
};

const brandingTexts = (storeName: string): Record<Language, BrandingTexts> => ({
  en: {
    provider: `eSIM by ${storeName}`,
    install: 'Install your eSIM',
    needs: 'Your phone has to support eSIM and be free of a SIM lock.',
  },
  de: {
    provider: `eSIM von ${storeName}`,
    install: 'eSIM installieren',
    needs: 'Ihr Telefon muss eSIM unterstützen und darf keinen SIM-Lock haben.',
  },
});

const appleText = (text: string): string => text.replaceAll(/[\\"]/g, String.raw`\$&`);

const appleStrings = (texts: BrandingTexts): string =>
  Object.entries(texts)
    .map(([name, text]) => `"esim.${name}" = "${appleText(text)}";`)
    .join('\n');

const ios = (key: string, storeName: string): Snippets => {
  const texts = brandingTexts(storeName);
  const file = (language: Language): string =>
    `// ${language}.lproj/Localizable.strings\n${appleStrings(texts[language])}`;
  return {
    key: `// Config.xcconfig
ESIM_SDK_KEY = ${key}

<!-- Info.plist -->
<key>EsimSdkKey</key>
<string>$(ESIM_SDK_KEY)</string>

// Swift
let sdkKey = Bundle.main.object(forInfoDictionaryKey: "EsimSdkKey") as? String`,
    sdk: `// swift-tools-version: 5.9
// EsimSdk/Package.swift: write the name of your file in place of EsimSdk.
import PackageDescription

let package = Package(
    name: "EsimSdk",
    platforms: [.iOS(.v15)],
    products: [.library(name: "EsimSdk", targets: ["EsimSdk"])],
    targets: [.binaryTarget(name: "EsimSdk", path: "EsimSdk.xcframework")]
)`,
    branding: languages.map(file).join('\n\n'),
  };
};

const androidText = (text: string): string =>
  text
    .replaceAll(/[\\'"]/g, String.raw`\$&`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');

const androidStrings = (texts: BrandingTexts): string =>
  Object.entries(texts)
    .map(([name, text]) => `<string name="esim_${name}">${androidText(text)}</string>`)
    .join('\n');

const android = (key: string, storeName: string): Snippets => {
  const texts = brandingTexts(storeName);
  const folder = (language: Language): string => (language === DEFAULT_LANGUAGE ? 'values' : `values-${language}`);
  const file = (language: Language): string =>
    `<!-- res/${folder(language)}/strings.xml -->\n${androidStrings(texts[language])}`;
  return {
    key: `# gradle.properties
esimSdkKey=${key}

// app/build.gradle.kts
android {
    buildFeatures { buildConfig = true }
    defaultConfig {
        val esimSdkKey = providers.gradleProperty("esimSdkKey").get()
        buildConfigField("String", "ESIM_SDK_KEY", "\\"$esimSdkKey\\"")
    }
}

// Kotlin
val sdkKey = BuildConfig.ESIM_SDK_KEY`,
    sdk: `// app/build.gradle.kts: write the name of your file in place of esim-sdk.aar.
android {
    defaultConfig {
        minSdk = 28 // The first Android whose apps can install eSIMs
    }
}

dependencies {
    implementation(files("libs/esim-sdk.aar"))
}`,
    branding: languages.map(file).join('\n\n'),
  };
};

const builders = { ios, android };

export const snippetsFor = (platform: Platform, key: string, storeName: string): Snippets =>
  builders[platform](key, storeName);

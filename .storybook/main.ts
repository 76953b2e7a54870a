import { defineMain } from '@storybook/react-vite/node';
import { changes } from './changes.ts';

/** Files of stories that import a module, from which on it is in the one file that all of them load. */
const SHARED_BY = 100;

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  // The mark in the browser's tab.
  staticDirs: ['../src/web/public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Stories that prove what happens, and end in another state: the sidebar's filter shows them.
  tags: { behaviour: { defaultFilterSelection: 'exclude', excludeFromDocsStories: true } },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Storybook's own defaults, which options of our own replace: without them unions and optional props get a JSON editor.
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      savePropValueAsString: true,
      propFilter: ({ parent }) => parent?.fileName.includes('node_modules') !== true,
      tsconfigPath: 'tsconfig.browser.json',
      // In a file of data it takes exports for components, and adds props to it, which a story would pass on.
      exclude: ['**/*.stories.tsx', 'stories/**/[a-z]*.tsx'],
    },
  },
  viteFinal: (config) => ({
    ...config,
    // The app's root and pages are the app's alone.
    root: process.cwd(),
    define: { ...config.define, 'import.meta.env.STORYBOOK_CHANGES': JSON.stringify(changes()) },
    build: {
      ...config.build,
      rolldownOptions: {
        output: {
          // The docs show code with the components' own names.
          keepNames: true,
          // The first page fetches what all stories share: in few files.
          codeSplitting: {
            groups: [
              { name: 'texts', test: /\/src\/web\/i18n\//, priority: 2 },
              { name: 'shared', minShareCount: SHARED_BY, priority: 1 },
            ],
          },
        },
      },
    },
  }),
});

import { defineMain } from '@storybook/react-vite/node';
import { changes } from './changes.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  // The mark in the browser's tab.
  staticDirs: ['../src/web/public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Stories that prove what happens, and end in another state: the sidebar's filter shows them.
  tags: { behaviour: { defaultFilterSelection: 'exclude', excludeFromDocsStories: true } },
  // Tests need no tables of props.
  typescript: {
    reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'tsconfig.browser.json',
      // Of a file of data it takes what is exported for components, and adds props to it, which a story would pass on.
      exclude: ['**/*.stories.tsx', 'stories/**/[a-z]*.tsx'],
    },
  },
  viteFinal: (config) => ({
    ...config,
    // The app's root and pages are the app's alone.
    root: process.cwd(),
    define: { ...config.define, 'import.meta.env.STORYBOOK_CHANGES': JSON.stringify(changes()) },
    // The docs show code with the components' own names.
    build: { ...config.build, rolldownOptions: { output: { keepNames: true } } },
  }),
});

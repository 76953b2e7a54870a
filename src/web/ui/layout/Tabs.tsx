import type { ReactElement, ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import styles from './Tabs.module.css';

type TabItem<Key extends string = string> = {
  key: Key;
  label: string;
  content: ReactNode;
};

export type TabsProps<Key extends string> = {
  /** Accessible name of the tabs. */
  label: string;
  /** Two to five, each with its label and its content. */
  tabs: readonly TabItem<Key>[];
  /** The key of the tab that is shown. */
  selectedKey: Key;
  /** Called with the key of the tab that was chosen. */
  onChange: (key: Key) => void;
};

/**
 * Views of the same thing, one shown at a time; use a page for views with an address.
 *
 * Use it for views that nobody links to. Areas with addresses are a SubNavigation; how one view is drawn is a
 * SegmentedControl.
 *
 * Anatomy: the labels in a row, or in more where they have no room, a line below the chosen one; under them its content.
 *
 * Do:
 * - Label each tab by one or two words: German ones have to fit on a phone.
 * - Put the view first that most visitors need.
 *
 * Don't:
 * - Spread one form over several tabs: an error could be in one that is not shown.
 * - Keep what is typed in a tab's own state: a tab that is left is unmounted.
 * - Put contents into different tabs that people compare.
 *
 * Keyboard: Tab enters at the chosen one, arrows choose, Tab again leads into the content.
 */
export const Tabs = <Key extends string>({ label, tabs, selectedKey, onChange }: TabsProps<Key>): ReactElement => (
  <AriaTabs selectedKey={selectedKey} onSelectionChange={(key) => onChange(key as Key)}>
    <TabList aria-label={label} className={styles.list ?? ''}>
      {tabs.map((tab) => (
        <Tab key={tab.key} id={tab.key} className={styles.tab ?? ''}>
          {tab.label}
        </Tab>
      ))}
    </TabList>
    {tabs.map((tab) => (
      <TabPanel key={tab.key} id={tab.key} className={styles.panel ?? ''}>
        {tab.content}
      </TabPanel>
    ))}
  </AriaTabs>
);

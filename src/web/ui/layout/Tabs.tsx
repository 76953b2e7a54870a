import type { ReactElement, ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import styles from './Tabs.module.css';

export type TabItem<Key extends string = string> = {
  key: Key;
  label: string;
  content: ReactNode;
};

export type TabsProps<Key extends string> = {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly TabItem<Key>[];
  selectedKey: Key;
  onChange: (key: Key) => void;
};

/** Views of the same thing, one shown at a time; use a page for views with an address. */
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
